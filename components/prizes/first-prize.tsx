import { prizeFor } from '@/lib/format/prize-for';
import { PrizeHeadline } from './prize-headline';
import type { Prize } from './prize-list';

interface FirstPrizeProps {
  readonly title: string;
  /** Said where the first one wins nothing. */
  readonly none: string;
  readonly prizes: readonly Prize[];
}

/** What the first one wins, as a fact of a card. */
export function FirstPrize({ title, none, prizes }: FirstPrizeProps) {
  const first = prizeFor(prizes, 1);
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{title}</dt>
      <dd className="mt-1 flex min-h-6 items-center font-semibold">
        {first ? <PrizeHeadline prize={first} /> : none}
      </dd>
    </div>
  );
}
