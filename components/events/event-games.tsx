import type { ReactNode } from 'react';
import { SoftLink } from '@/components/ui/soft-link';
import type { EventDetail } from '@/lib/data/event-view';
import { pathTo } from '@/lib/paths';

interface EventGamesProps {
  readonly games: EventDetail['games'];
}

/** The games that count, each leading to its page where it has one. */
export function EventGames({ games }: EventGamesProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {games.map(({ slug, name, provider }) => (
        <li key={name}>
          <Line slug={slug}>
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-text-3">{provider}</span>
          </Line>
        </li>
      ))}
    </ul>
  );
}

function Line({ slug, children }: { readonly slug: string | null; readonly children: ReactNode }) {
  const look = 'flex min-h-12 items-center justify-between gap-3 px-4 py-2';
  if (slug === null) return <div className={look}>{children}</div>;
  return (
    <SoftLink
      href={pathTo('game', slug)}
      className={`${look} -outline-offset-2 transition-colors hover:bg-surface-2`}
    >
      {children}
    </SoftLink>
  );
}
