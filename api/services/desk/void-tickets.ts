import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CorrectionWire, VoidTicketsInput } from '@/contract/desk';
import type { Writing } from '../../context';
import { raffles } from '../../db/schema/raffles';
import { tickets } from '../../db/schema/tickets';
import { rafflePhase } from '../../formulas/raffle-phase';
import { ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { notifyAll } from '../notifications/notify-all';

interface Voided extends VoidTicketsInput {
  readonly actorId: string;
  readonly slug: string;
}

/**
 * Takes tickets of a draw back, all that are named or none, and tells their members why; numbers are never given again. Only while the
 * list is open: `raffle_closed` after that. `not_found`; `forbidden` where one is the actor's own; `conflict` where one is not in play.
 */
export async function voidTickets(
  writing: Writing,
  { actorId, slug, numbers, reason }: Voided,
): Promise<CorrectionWire> {
  const { tx, clock } = writing;
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.slug, slug)).for('update');
  if (!raffle || raffle.state === 'draft') throw new ServiceError('not_found');
  if (rafflePhase(raffle, clock.now()) !== 'open') throw new ServiceError('raffle_closed');
  const wanted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const isWanted = and(
    eq(tickets.raffleId, raffle.id),
    inArray(tickets.number, wanted),
    isNull(tickets.voidedAt),
  );
  const change = { voidedAt: new Date(clock.now()) };
  const voided = await tx.update(tickets).set(change).where(isWanted).returning();
  if (voided.length !== wanted.length) throw new ServiceError('conflict');
  if (voided.some(({ userId }) => userId === actorId)) throw new ServiceError('forbidden');
  const count = wanted.length;
  await recordAudit(writing, {
    ...{ actorId, action: 'tickets_voided', subject: `raffles:${raffle.id}`, reason },
    ...{ before: { inPlay: wanted }, after: { voided: wanted } },
  });
  await notifyAll(tx, 'tickets_voided', notices(voided, { raffle: raffle.title, reason }));
  return { state: 'done', count };
}

/** One a member, with how many of theirs. */
function notices(
  voided: readonly { readonly userId: string }[],
  words: { readonly raffle: string; readonly reason: string },
) {
  const owners = [...new Set(voided.map(({ userId }) => userId))];
  return owners.map((userId) => ({
    userId,
    params: { ...words, count: voided.filter((one) => one.userId === userId).length },
    about: { type: 'tickets' } as const,
  }));
}
