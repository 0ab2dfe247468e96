'use client';

import { useTranslations } from 'next-intl';
import { Ring } from '@/components/figures/ring';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { OwnTicketsWire } from '@/contract/raffles';
import { chanceOfAny } from '@/lib/format/chance';
import { formatCoins } from '@/lib/format/money';
import { formatShare } from '@/lib/format/percent';
import { StubFan } from './stub-fan';
import { formatTicket } from './ticket-number-text';
import { toStubs } from './to-stubs';

/** What is known of a member's tickets in a draw. */
export interface OwnTicketBundleProps {
  readonly own: OwnTicketsWire;
  readonly prizeCount: number;
}

/** A member's tickets: a fan of stubs, the chance of a prize as a ring, and every number with where it came from, folded. */
export function OwnTicketBundle({ own: { count, total, runs }, prizeCount }: OwnTicketBundleProps) {
  const t = useTranslations('ownTickets');
  const chance = chanceOfAny(count, total, prizeCount);
  const share = formatShare(chance, 1);
  const how = t('chance', { total: formatCoins(total), picks: prizeCount });
  return (
    <>
      <div className="wallet-row">
        <StubFan stubs={toStubs(runs, t('otherSource'))} />
        <div className="wallet-chance">
          <Ring share={chance} text={t('ring', { share })} tone="win" sizeClass="size-24 sm:size-28">
            <strong className="block font-display text-base font-bold tabular-nums sm:text-lg">
              {share}
            </strong>
            <span className="block text-xs text-text-3">{t('chanceWord')}</span>
          </Ring>
          <p>
            <strong className="block font-display text-lg font-bold text-text tabular-nums">
              {t('count', { count: formatCoins(count) })}
            </strong>
            <span className="max-sm:hidden">{how}</span>
          </p>
        </div>
      </div>
      <details className="border-t border-line">
        <FoldSummary>{t('numbers')}</FoldSummary>
        <p className="pb-2 leading-relaxed text-text-2 sm:hidden">{how}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 pb-2 text-text-2 tabular-nums">
          {runs.map(({ from, to, sponsor }) => (
            <li key={from}>
              <span className="font-display font-semibold text-text">
                {from === to ? formatTicket(from) : `${formatTicket(from)}–${formatTicket(to)}`}
              </span>{' '}
              {sponsor ?? t('otherSource')}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
