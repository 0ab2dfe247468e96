import { and, eq, isNull } from 'drizzle-orm';
import type { CorrectionWire } from '@/contract/desk';
import type { Writing } from '../../context';
import { raffles } from '../../db/schema/raffles';
import { reviewSteps } from '../../db/schema/review-steps';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { tickets } from '../../db/schema/tickets';
import { rafflePhase } from '../../formulas/raffle-phase';
import { ServiceError } from '../../service-error';
import { type Correction, recordAudit } from '../audit/record-audit';
import { notify } from '../notifications/notify';

/**
 * Takes an approved deposit back with every ticket it brought, and tells its member why. Only while the draw's list is open
 * (`raffle_closed` after that): a frozen list never changes. `not_found`; `forbidden` for one's own; `conflict` for what is not approved.
 */
export async function reverseDeposit(
  writing: Writing,
  { actorId, id, reason }: Correction,
): Promise<CorrectionWire> {
  const { tx, clock } = writing;
  const at = new Date(clock.now());
  const [deposit] = await tx.select().from(ticketDeposits).where(eq(ticketDeposits.id, id)).for('update');
  if (!deposit) throw new ServiceError('not_found');
  const { userId, raffleId, state } = deposit;
  if (userId === actorId) throw new ServiceError('forbidden');
  if (state !== 'approved') throw new ServiceError('conflict');
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.id, raffleId)).for('update');
  if (!raffle || rafflePhase(raffle, clock.now()) !== 'open') throw new ServiceError('raffle_closed');
  const changed = { state: 'reversed' as const, reason, decidedBy: actorId, decidedAt: at };
  await tx.update(ticketDeposits).set(changed).where(eq(ticketDeposits.id, id));
  const isOfDeposit = and(eq(tickets.sourceRef, id), isNull(tickets.voidedAt));
  const voided = await tx.update(tickets).set({ voidedAt: at }).where(isOfDeposit).returning();
  const count = voided.length;
  const step = { kind: 'deposit', subjectId: id, action: 'reverse', fromState: state } as const;
  const said = { actorId, byTeam: true, text: reason, createdAt: at };
  await tx.insert(reviewSteps).values({ ...step, ...said, toState: 'reversed' });
  await recordAudit(writing, {
    ...{ actorId, action: 'deposit_reversed', subject: `ticket_deposits:${id}`, reason },
    ...{ before: { state, tickets: count }, after: { state: 'reversed', tickets: 0 } },
  });
  const params = { raffle: raffle.title, count, reason };
  await notify(tx, { userId, kind: 'deposit_reversed', params, about: { type: 'tickets' } });
  return { state: 'done', count };
}
