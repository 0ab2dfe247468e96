import { useTranslations } from 'next-intl';
import { Person } from '@/components/ui/person';
import { SoftLink } from '@/components/ui/soft-link';
import type { PastRaffle } from '@/lib/data/raffle-view';
import { formatDay } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { pathTo } from '@/lib/paths';
import { PrizeText } from './prize-text';
import { RafflePhaseBadge } from './raffle-phase-badge';
import { TicketNumber } from './ticket-number';

interface PastRaffleCardProps {
  readonly raffle: PastRaffle;
}

/** As many winners as a card shows; the page of the draw has them all. */
const shown = 3;

/** A finished draw in the archive: when, how many tickets, and who has the first prizes. */
export function PastRaffleCard({ raffle }: PastRaffleCardProps) {
  const t = useTranslations('raffles');
  const { slug, title, phase, drawAt, ticketCount, winners, prizes, summary } = raffle;
  return (
    <li className="relative flex flex-col rounded-panel border border-line bg-surface transition-colors hover:border-line-strong">
      <div className="p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3 text-sm text-text-3">
          <time dateTime={drawAt}>{formatDay(drawAt)}</time>
          <RafflePhaseBadge phase={phase} />
        </div>
        <h2 className="mt-3 font-display text-xl font-semibold">
          <SoftLink href={pathTo('raffle', slug)} className="after:absolute after:inset-0">
            {title}
          </SoftLink>
        </h2>
        <p className="mt-1 text-sm text-text-2 tabular-nums">
          {t('cardTickets', { count: formatCoins(ticketCount) })}
        </p>
      </div>
      <div className="mt-auto border-t-2 border-dashed border-line-strong bg-bg-raised px-5 py-4 sm:px-6 rounded-b-panel">
        {phase === 'cancelled' ? <p className="text-sm leading-relaxed text-text-2">{summary}</p> : null}
        <ol className="space-y-3">
          {winners.slice(0, shown).map((winner) => (
            <li key={winner.position} className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm">
              <Person user={winner.user} />
              <TicketNumber value={winner.ticketNumber} />
              <span className="col-span-2 pl-8 text-text-3">
                <PrizeText prizes={prizes} position={winner.prizePosition} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}
