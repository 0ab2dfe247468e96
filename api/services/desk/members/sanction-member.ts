import { and, eq, isNull, lte } from 'drizzle-orm';
import { moderatorDays, type SanctionInput } from '@/contract/desk-member-steps';
import type { Writing } from '../../../context';
import { accountSanctions } from '../../../db/schema/account-sanctions';
import { invalidField, ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { findSanction } from '../../sanctions/find-sanction';
import { endUserSessions } from '../../sessions/end-sessions';
import { lockMember } from './lock-member';
import { maySanction, type Staff } from './member-rights';

interface OfMember {
  readonly actor: Staff;
  readonly memberId: string;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Closes an account until an end or for good: every session ends in the same transaction, and the member is told why. Moderators suspend players for
 * seven days at most, admins do so with any end and ban. `forbidden` for oneself and for who is not of a lower role; `conflict` while
 * a sanction runs; 422 on `days` for what is beyond a moderator.
 */
export async function sanctionMember(
  writing: Writing,
  { actor, memberId, kind, days, reason }: SanctionInput & OfMember,
): Promise<void> {
  const { tx, clock } = writing;
  const member = await lockMember(tx, memberId);
  if (!maySanction(actor, member)) throw new ServiceError('forbidden');
  if (actor.permission !== 'admin') {
    if (kind === 'ban') throw new ServiceError('forbidden');
    if (days === null || days > moderatorDays) throw invalidField('days', 'too_high');
  }
  if (await findSanction(tx, clock, memberId)) throw new ServiceError('conflict');
  const startsAt = new Date(clock.now());
  const endsAt = days === null ? null : new Date(clock.now() + days * dayMs);
  await settleEnded(writing, memberId);
  const row = { userId: memberId, kind, reason, startsAt, endsAt, imposedBy: actor.id };
  await tx.insert(accountSanctions).values(row);
  await endUserSessions(tx, clock, { userId: memberId, reason: 'ban' });
  const until = endsAt?.toISOString() ?? null;
  await recordAudit(writing, {
    ...{ action: kind === 'ban' ? 'member_banned' : 'member_suspended', actorId: actor.id, reason },
    ...{ subject: `users:${memberId}`, before: { sanction: null }, after: { sanction: kind, until } },
  });
  await notify(tx, {
    ...{ userId: memberId, kind: 'account_suspended' },
    params: { reason, days: days ?? 0 },
  });
}

/** One that is over by its end makes room for the next. */
async function settleEnded({ tx, clock }: Writing, userId: string): Promise<void> {
  const ended = and(
    ...[eq(accountSanctions.userId, userId), isNull(accountSanctions.overAt)],
    lte(accountSanctions.endsAt, new Date(clock.now())),
  );
  await tx.update(accountSanctions).set({ overAt: accountSanctions.endsAt }).where(ended);
}

/**
 * Opens a closed account again before its end, and tells the member; they log in anew. Moderators lift suspensions of seven days at most. `forbidden`,
 * `conflict` where none runs.
 */
export async function liftSanction(
  writing: Writing,
  { actor, memberId, reason }: OfMember & { readonly reason: string },
): Promise<void> {
  const { tx, clock } = writing;
  const member = await lockMember(tx, memberId);
  if (!maySanction(actor, member)) throw new ServiceError('forbidden');
  const running = await findSanction(tx, clock, memberId);
  if (!running) throw new ServiceError('conflict');
  const { id, kind, startsAt, endsAt } = running;
  const isShort = endsAt !== null && endsAt.getTime() - startsAt.getTime() <= moderatorDays * dayMs;
  if (actor.permission !== 'admin' && !(kind === 'suspension' && isShort))
    throw new ServiceError('forbidden');
  const over = { overAt: new Date(clock.now()), overBy: actor.id, overReason: reason };
  await tx.update(accountSanctions).set(over).where(eq(accountSanctions.id, id));
  const until = endsAt?.toISOString() ?? null;
  await recordAudit(writing, {
    ...{ action: 'sanction_lifted', actorId: actor.id, subject: `users:${memberId}`, reason },
    ...{ before: { sanction: kind, until }, after: { sanction: null } },
  });
  await notify(tx, { userId: memberId, kind: 'account_reopened', params: { reason } });
}
