import type { TournamentItem } from '@/lib/data/tournament-view';
import { TournamentCard } from './tournament-card';

interface TournamentGridProps {
  readonly tournaments: readonly TournamentItem[];
}

/** Tournaments side by side, in the order they come. */
export function TournamentGrid({ tournaments }: TournamentGridProps) {
  return (
    <ul className="grid gap-2.5 sm:gap-5 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      {tournaments.map((tournament) => (
        <li key={tournament.slug} className="min-w-0">
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
  );
}
