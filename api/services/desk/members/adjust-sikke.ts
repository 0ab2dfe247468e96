import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { secondPersonAbove } from '@/contract/desk';
import type { AdjustmentInput, MemberStepWire } from '@/contract/desk-member-steps';
import type { Writing } from '../../../context';
import { coinLedger } from '../../../db/schema/coin-ledger';
import { users } from '../../../db/schema/users';
import { invalidField, ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { lockUser } from '../../ledger/lock-user';
import { postToLedger } from '../../ledger/post-to-ledger';
import { notify } from '../../notifications/notify';
import { askSecondPerson } from '../four-eyes/ask-second-person';
import type { Confirmed } from '../four-eyes/decide-request';

interface Adjustment extends AdjustmentInput {
  readonly memberId: string;
  readonly actorId: string;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Gives a member Sikke or takes some, with a reason that the member reads. What one admin moves of one member's in 24 hours without a second
 * person is `secondPersonAbove` at most; what goes beyond waits for one (ADR 229). `not_found`; `forbidden` for oneself; 422 on `amount` where more is
 * taken than is there.
 */
export async function adjustSikke(writing: Writing, adjustment: Adjustment): Promise<MemberStepWire> {
  const { tx, ids } = writing;
  const { memberId, actorId, amount, reason } = adjustment;
  if (memberId === actorId) throw new ServiceError('forbidden');
  await lockUser(tx, memberId);
  await assertThere(writing, memberId, amount);
  if ((await movedAlone(writing, adjustment)) + Math.abs(amount) <= secondPersonAbove) {
    await post(writing, { ...adjustment, key: ids.uuid(), also: {} });
    return { state: 'done' };
  }
  const asked = { subject: `users:${memberId}`, memberId, payload: { amount }, reason, actorId };
  await askSecondPerson(writing, { kind: 'adjustment', ...asked });
  return { state: 'asked' };
}

const payloadSchema = z.object({ amount: z.number().int() });

/** The same once a second admin has confirmed it. */
export async function carryOutAdjustment(writing: Writing, request: Confirmed): Promise<void> {
  const { amount } = payloadSchema.parse(request.payload);
  const memberId = request.subject.slice('users:'.length);
  await lockUser(writing.tx, memberId);
  await assertThere(writing, memberId, amount);
  await post(writing, {
    ...{ memberId, amount, reason: request.reason, actorId: request.confirmedBy },
    ...{ key: `four-eyes:${request.id}`, fourEyes: request.id, also: { asked_by: request.askedBy } },
  });
}

async function assertThere({ tx }: Writing, memberId: string, amount: number): Promise<void> {
  const [member] = await tx.select({ point: users.point }).from(users).where(eq(users.id, memberId));
  if ((member?.point ?? 0) + amount < 0) throw invalidField('amount', 'too_low');
}

/** How many Sikke of a member's this admin has given and taken alone in the last 24 hours. */
async function movedAlone({ tx, clock }: Writing, { memberId, actorId }: Adjustment): Promise<number> {
  const isAlone = and(
    ...[eq(coinLedger.userId, memberId), eq(coinLedger.actorId, actorId)],
    ...[eq(coinLedger.reason, 'adjustment'), isNull(coinLedger.refType)],
    gt(coinLedger.createdAt, new Date(clock.now() - dayMs)),
  );
  const [moved] = await tx
    .select({ sum: sql<string>`coalesce(sum(abs(${coinLedger.amount})), 0)` })
    .from(coinLedger)
    .where(isAlone);
  return Number(moved?.sum ?? 0);
}

interface Post extends Adjustment {
  readonly key: string;
  /** The request of the second person, where there was one. */
  readonly fourEyes?: number;
  readonly also: Readonly<Record<string, unknown>>;
}

async function post(writing: Writing, { memberId, actorId, amount, reason, key, fourEyes, also }: Post) {
  const line = await postToLedger(writing, {
    ...{ userId: memberId, amount, reason: 'adjustment', idempotencyKey: `adjustment:${key}` },
    ...{ actorId, note: reason },
    ...(fourEyes === undefined ? {} : { ref: { type: 'four_eyes', id: String(fourEyes) } }),
  });
  const before = { balance: line.balanceAfter - amount };
  const after = { line: line.id, amount, balance: line.balanceAfter, ...also };
  const subject = `users:${memberId}`;
  await recordAudit(writing, { action: 'sikke_adjusted', actorId, subject, reason, before, after });
  const params = { amount, reason };
  await notify(writing.tx, {
    userId: memberId,
    kind: 'sikke_adjusted',
    params,
    about: { type: 'statement' },
  });
}
