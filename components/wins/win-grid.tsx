import type { Win } from '@/lib/data/win-view';
import { WinCard } from './win-card';

interface WinGridProps {
  readonly wins: readonly Win[];
  /** How many pictures stand in the first view. */
  readonly eager?: number;
}

/** The gallery: as many cards beside each other as the page holds. */
export function WinGrid({ wins, eager = 0 }: WinGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4 2xl:gap-5">
      {wins.map((win, index) => (
        <li key={win.id} className="min-w-0">
          <WinCard win={win} isFirst={index < eager} />
        </li>
      ))}
    </ul>
  );
}
