import type { ticketDeposits } from '../../db/schema/ticket-deposits';
import type { tickets } from '../../db/schema/tickets';
import { pickOne } from '../random-source';

type Deposit = typeof ticketDeposits.$inferSelect;
type TicketRow = typeof tickets.$inferInsert;

/** The numbered tickets of approved deposits in the order they were made, and now and then one won at an event. */
export function raffleTickets(deposits: readonly Deposit[], random: () => number): TicketRow[] {
  const rows: TicketRow[] = [];
  for (const deposit of deposits) {
    const { raffleId, userId, createdAt } = deposit;
    for (let count = 0; count < (deposit.ticketCount ?? 0); count += 1) {
      rows.push({
        raffleId,
        userId,
        number: rows.length + 1,
        source: 'deposit',
        sourceRef: deposit.id,
        createdAt,
      });
    }
    if (random() < 0.08) {
      const winner = pickOne(random, deposits).userId;
      const from = { source: 'event', sourceRef: null } as const;
      rows.push({ raffleId, userId: winner, number: rows.length + 1, ...from, createdAt });
    }
  }
  return rows;
}
