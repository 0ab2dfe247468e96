import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { formatOdds } from '@/lib/format/odds';
import { pathTo } from '@/lib/paths';
import { OddResult } from './odd-result';
import { SponsorName } from './sponsor-name';

interface OddRowsProps {
  readonly odds: readonly SpecialOdd[];
}

/** Odds that are over, one a row: how it ended, what was bet on, at which odds, whose, and when. */
export function OddRows({ odds }: OddRowsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
      {odds.map((odd) => (
        <li
          key={odd.slug}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5 md:grid-cols-[9rem_minmax(0,1fr)_8rem_9rem]"
        >
          <div className="max-md:order-3">
            <OddResult odd={odd} />
          </div>
          <div className="min-w-0 max-md:order-1">
            <SoftLink
              href={pathTo('odd', odd.slug)}
              className="font-semibold rounded-sm underline-offset-4 hover:underline"
            >
              {odd.match}
            </SoftLink>
            <p className="mt-0.5 text-sm text-text-2">
              {odd.marketName ? `${odd.marketName}: ` : ''}
              {odd.selection}
            </p>
          </div>
          <p className="text-right font-display tabular-nums max-md:order-2">
            {odd.normalOdds === null ? null : (
              <s className="mr-2 text-sm text-text-3">{formatOdds(odd.normalOdds)}</s>
            )}
            <strong className="font-semibold">{formatOdds(odd.boostedOdds)}</strong>
          </p>
          <div className="text-right text-sm text-text-3 max-md:order-4">
            {odd.sponsor ? <SponsorName sponsor={odd.sponsor} className="block text-text-2" /> : null}
            <RelativeTime iso={odd.settledAt ?? odd.endsAt ?? ''} />
          </div>
        </li>
      ))}
    </ul>
  );
}
