import { and, eq, inArray } from 'drizzle-orm';
import type { FourEyesDecisionInput, FourEyesKind, fourEyesStates } from '@/contract/desk-four-eyes';
import type { Writing } from '../../../context';
import { fourEyesRequests } from '../../../db/schema/four-eyes-requests';
import { users } from '../../../db/schema/users';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';

/** A request that a second person has confirmed. */
export interface Confirmed {
  readonly id: number;
  readonly subject: string;
  /** Whom it concerns. */
  readonly memberId: string | null;
  readonly payload: unknown;
  readonly reason: string;
  readonly askedBy: string;
  /** The second person. */
  readonly confirmedBy: string;
}

/** A kind of request: what it does once it is confirmed, in the transaction of the decision; it leaves its own row in the audit log. */
export interface FourEyesRecord {
  readonly run: (writing: Writing, request: Confirmed) => Promise<void>;
  /** The roles that ask for it, one of which who asked has to have still; an admin's alone where it says none. */
  readonly askers?: readonly string[];
}

/** What each kind does. */
export type CarryOut = Readonly<Record<FourEyesKind, FourEyesRecord>>;

interface Decision extends FourEyesDecisionInput {
  readonly id: number;
  readonly actorId: string;
  readonly carryOut: CarryOut;
}

/**
 * Confirms a request, which carries it out in the same transaction, or refuses it; who asked withdraws it by refusing. What `carryOut` throws
 * leaves it waiting. `not_found`; `forbidden` for confirming an own request, or what concerns oneself; `conflict` for what is decided or expired, and
 * where who asked may not ask any more.
 */
export async function decideRequest(
  writing: Writing,
  decision: Decision,
): Promise<(typeof fourEyesStates)[number]> {
  const { actorId, action } = decision;
  const request = await lockRequest(writing, decision.id);
  const isOwn = request.askedBy === actorId;
  if (action === 'refuse') return close(writing, request, decision, isOwn ? 'withdrawn' : 'refused');
  if (isOwn || request.memberId === actorId) throw new ServiceError('forbidden');
  const { run, askers = ['admin'] } = decision.carryOut[request.kind];
  await assertMayAsk(writing, request.askedBy, askers);
  await run(writing, { ...request, confirmedBy: actorId });
  return close(writing, request, decision, 'confirmed');
}

type Request = typeof fourEyesRequests.$inferSelect;

async function lockRequest({ tx, clock }: Writing, id: number): Promise<Request> {
  const [request] = await tx.select().from(fourEyesRequests).where(eq(fourEyesRequests.id, id)).for('update');
  if (!request) throw new ServiceError('not_found');
  const isOver = request.expiresAt.getTime() <= clock.now();
  if (request.state !== 'waiting' || isOver) throw new ServiceError('conflict');
  return request;
}

async function assertMayAsk({ tx }: Writing, id: string, askers: readonly string[]): Promise<void> {
  const mayAsk = and(eq(users.id, id), inArray(users.permission, [...askers]), eq(users.status, 'active'));
  const found = await tx.select({ id: users.id }).from(users).where(mayAsk).for('share');
  if (found.length === 0) throw new ServiceError('conflict');
}

async function close(
  writing: Writing,
  { id, kind, subject }: Request,
  { actorId, reason }: Decision,
  state: 'confirmed' | 'refused' | 'withdrawn',
) {
  const decidedAt = new Date(writing.clock.now());
  const decided = { state, decidedBy: actorId, decidedAt };
  await writing.tx.update(fourEyesRequests).set(decided).where(eq(fourEyesRequests.id, id));
  await recordAudit(writing, {
    ...{ action: `four_eyes_${state}`, actorId, subject, reason },
    ...{ before: { request: id, kind, state: 'waiting' }, after: { request: id, kind, state } },
  });
  return state;
}
