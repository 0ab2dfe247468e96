import type { Win } from '@/lib/data/win-view';
import { ReactionTexts } from './reaction-texts';
import { WinCard } from './win-card';

interface WinGridProps {
  readonly wins: readonly Win[];
  /** Four wins in one row: where three stand beside each other the fourth would stand alone. */
  readonly isRow?: boolean;
}

/** The gallery: as many cards beside each other as the page holds. */
export function WinGrid({ wins, isRow = false }: WinGridProps) {
  return (
    <ReactionTexts>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4 2xl:gap-5">
        {wins.map((win) => (
          <li key={win.id} className={isRow ? 'min-w-0 xl:max-2xl:nth-4:hidden' : 'min-w-0'}>
            <WinCard win={win} />
          </li>
        ))}
      </ul>
    </ReactionTexts>
  );
}
