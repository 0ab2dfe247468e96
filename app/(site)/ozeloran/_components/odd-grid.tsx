import { OddCard } from '@/components/special-odds/odd-card';
import type { SpecialOdd } from '@/lib/data/special-odd-view';

interface OddGridProps {
  readonly odds: readonly SpecialOdd[];
}

/** Odds as cards, as many beside each other as the page holds. */
export function OddGrid({ odds }: OddGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:gap-5">
      {odds.map((odd) => (
        <li key={odd.slug} className="min-w-0">
          <OddCard odd={odd} />
        </li>
      ))}
    </ul>
  );
}
