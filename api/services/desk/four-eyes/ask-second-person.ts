import { and, eq, lte } from 'drizzle-orm';
import { type FourEyesKind, fourEyesHours } from '@/contract/desk-four-eyes';
import type { Writing } from '../../../context';
import { fourEyesRequests } from '../../../db/schema/four-eyes-requests';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';

/** What somebody of the team wants done, and to what: `subject` as the audit log names it (`users:…`). */
export interface Asked {
  readonly kind: FourEyesKind;
  readonly subject: string;
  /** Whom it concerns, who never confirms it; null where it is nobody's own. */
  readonly memberId: string | null;
  /** What `carryOut` of the kind is given back, as it goes into JSON. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly actorId: string;
}

const waitMs = fourEyesHours * 60 * 60_000;

/**
 * Has something wait for a second person, 72 hours at most, in the caller's transaction; the audit log says who asked. `conflict` where one
 * of this kind waits for the same subject already.
 */
export async function askSecondPerson(writing: Writing, asked: Asked): Promise<void> {
  const { tx, clock } = writing;
  const { actorId, kind, subject, memberId, payload, reason } = asked;
  const askedAt = new Date(clock.now());
  const isOver = and(
    ...[eq(fourEyesRequests.kind, kind), eq(fourEyesRequests.subject, subject)],
    ...[eq(fourEyesRequests.state, 'waiting'), lte(fourEyesRequests.expiresAt, askedAt)],
  );
  await tx.update(fourEyesRequests).set({ state: 'expired' }).where(isOver);
  const request = { kind, subject, memberId, payload, reason, askedBy: actorId, askedAt };
  const [made] = await tx
    .insert(fourEyesRequests)
    .values({ ...request, expiresAt: new Date(clock.now() + waitMs) })
    .onConflictDoNothing()
    .returning({ id: fourEyesRequests.id });
  if (!made) throw new ServiceError('conflict');
  const change = { before: { request: null }, after: { request: made.id, kind, ...payload } };
  await recordAudit(writing, { action: 'four_eyes_asked', actorId, subject, reason, ...change });
}
