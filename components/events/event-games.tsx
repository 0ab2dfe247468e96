import { SoftLink } from '@/components/ui/soft-link';
import type { EventDetail } from '@/lib/data/event-view';

interface EventGamesProps {
  readonly games: EventDetail['games'];
}

/** The games that count, each leading to its page. */
export function EventGames({ games }: EventGamesProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {games.map(({ slug, name, provider }) => (
        <li key={name}>
          <SoftLink
            href={`/oyunlar/${slug}`}
            className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 -outline-offset-2 transition-colors hover:bg-surface-2"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-text-3">{provider}</span>
          </SoftLink>
        </li>
      ))}
    </ul>
  );
}
