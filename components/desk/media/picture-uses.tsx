import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { PictureUseWire } from '@/contract/desk-media';
import { deskEntryPath } from '@/lib/desk-paths';

interface PictureUsesProps {
  readonly uses: readonly PictureUseWire[];
}

/** The kinds of the content desk by the tables that hold them. */
const kinds: Readonly<Record<string, string>> = {
  sponsors: 'sponsors',
  games: 'games',
  news: 'news',
  raffles: 'raffles',
  wager_events: 'wager-events',
  market_items: 'market',
  events: 'events',
  tournaments: 'tournaments',
  banners: 'banners',
};

/** Where a picture is shown, each with the way to its editor where it has one. */
export function PictureUses({ uses }: PictureUsesProps) {
  const t = useTranslations('desk.media');
  if (uses.length === 0) return <p className="text-sm text-text-3">{t('unused')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {uses.map(({ place, slug, title }) => (
        <li key={`${place} ${slug}`} className="flex min-h-11 items-center justify-between gap-3 text-sm">
          {kinds[place] ? (
            <SoftLink
              href={deskEntryPath('content', kinds[place], slug)}
              className="min-w-0 truncate font-medium hover:underline"
            >
              {title}
            </SoftLink>
          ) : (
            <span className="min-w-0 truncate">{title || slug}</span>
          )}
          <span className="shrink-0 text-text-3">{t(`places.${toPlace(place)}`)}</span>
        </li>
      ))}
    </ul>
  );
}

const places = [
  ...(['sponsors', 'games', 'news', 'raffles', 'wager_events', 'market_items', 'events'] as const),
  ...(['tournaments', 'banners', 'wins', 'settings'] as const),
];

function toPlace(place: string) {
  return places.find((known) => known === place) ?? 'other';
}
