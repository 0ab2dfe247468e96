import { getTranslations } from 'next-intl/server';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { getSite, type Site } from '@/lib/data/site';
import { type RouteKey, routes } from '@/lib/routes';

interface AreaActionProps {
  readonly area: RouteKey;
}

/** What the streamer announces on Telegram before it stands on the site. */
const announcedAreas: readonly RouteKey[] = [
  'news',
  'tickets',
  'wagerEvents',
  'events',
  'tournaments',
  'specialOdds',
  'vip',
  'complaints',
  'affiliateChange',
];

/** One way on from an empty area: to the stream, to the streamer's Telegram, or, where the site knows neither, to the sponsors. */
export async function AreaAction({ area }: AreaActionProps) {
  const t = await getTranslations('empty.actions');
  const place = placeFor(area, await getSite());
  if (!place) return <ButtonLink href={routes.sponsors.path}>{t('sponsors')}</ButtonLink>;
  return (
    <a href={place.url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      {t(place.name)}
    </a>
  );
}

function placeFor(area: RouteKey, { social, stream }: Site) {
  if (routes[area].menu === 'stream' && stream.kickLink)
    return { name: 'kick', url: stream.kickLink } as const;
  if (routes[area].menu === 'stream' && stream.youtubeLink) {
    return { name: 'youtube', url: stream.youtubeLink } as const;
  }
  const telegram = announcedAreas.includes(area) && social.find(({ network }) => network === 'telegram');
  return telegram ? ({ name: 'telegram', url: telegram.url } as const) : null;
}
