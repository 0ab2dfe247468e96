import { getTranslations } from 'next-intl/server';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { getSite } from '@/lib/data/site';
import { type RouteKey, routes } from '@/lib/routes';

interface AreaActionProps {
  readonly area: RouteKey;
}

/** What comes from the stream is announced on Telegram; the rest leads to the sponsors. */
const announcedAreas: readonly RouteKey[] = [
  'news',
  'tickets',
  'wagerEvents',
  'events',
  'tournaments',
  'specialOdds',
  'bonusHunts',
];

/** One way on from an empty area: the streamer's Telegram where news of it appear and there is one, else the sponsors. */
export async function AreaAction({ area }: AreaActionProps) {
  const t = await getTranslations('empty.actions');
  const { social } = await getSite();
  const telegram = social.find(({ network }) => network === 'telegram');
  if (telegram && announcedAreas.includes(area)) {
    return (
      <a href={telegram.url} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
        {t('telegram')}
      </a>
    );
  }
  return <ButtonLink href={routes.sponsors.path}>{t('sponsors')}</ButtonLink>;
}
