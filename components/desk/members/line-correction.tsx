import type { TimelineItemWire } from '@/contract/desk-member';
import { ReverseLine } from './reverse-line';
import { writeNumbers } from './ticket-numbers';
import { VoidTickets } from './void-tickets';

/** What has a way back of its own, which gives back what was bought, too. */
const ownWays: readonly string[] = ['reversal', 'market_order', 'market_release', 'tournament_entry'];

interface LineCorrectionProps {
  readonly item: TimelineItemWire;
}

/** How an admin takes a line of the timeline back, where there is a way: Sikke, an approved deposit, tickets of a draw that is open. */
export function LineCorrection({ item }: LineCorrectionProps) {
  const way = findWay(item);
  return way && <div className="line-way">{way}</div>;
}

function findWay({ kind, what, state, id, tickets }: TimelineItemWire) {
  if (kind === 'ledger' && !ownWays.includes(what)) return <ReverseLine id={id} of="ledger" />;
  if (kind === 'claim' && what === 'deposit' && state === 'approved')
    return <ReverseLine id={id} of="deposit" />;
  if (!tickets?.is_open) return null;
  return <VoidTickets raffle={tickets.raffle} numbers={writeNumbers(tickets.numbers)} />;
}
