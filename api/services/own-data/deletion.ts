import { eq } from 'drizzle-orm';
import type { DeletionInput } from '@/contract/own-data';
import type { ServiceContext, Writing } from '../../context';
import { users } from '../../db/schema/users';
import { notify } from '../notifications/notify';
import { assertPassword } from '../passwords/assert-password';
import type { Member } from '../sessions/authenticate';
import { endUserSessions } from '../sessions/end-sessions';

/** How long an account that is to be deleted can still be kept, in milliseconds. */
const graceMs = 14 * 24 * 60 * 60_000;

/**
 * Notes that the member wants the account gone in 14 days, with the password asked again: every other session ends, and the member
 * is told, so that a thief of a session cannot do it quietly. Asking again changes nothing. Answers when it goes.
 */
export async function requestDeletion(
  ctx: ServiceContext,
  { member: { user, sessionId }, input }: { readonly member: Member; readonly input: DeletionInput },
): Promise<Date> {
  await assertPassword(ctx, user, { field: 'password', value: input.password });
  if (user.deleteAt) return user.deleteAt;
  const { clock } = ctx;
  const deleteAt = await ctx.db.transaction(async (tx) => {
    const due = await scheduleDeletion({ tx, clock }, { userId: user.id, except: sessionId });
    await notify(tx, { userId: user.id, kind: 'deletion_requested', about: { type: 'own-data' } });
    return due;
  });
  ctx.log.info({ event: 'deletion_requested', userId: user.id }, 'a member wants the account gone');
  return deleteAt;
}

/** Has an account go in 14 days and ends its sessions but one; whoever asks tells the member. Answers when it goes. */
export async function scheduleDeletion(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  { userId, except }: { readonly userId: string; readonly except?: string },
): Promise<Date> {
  const deleteAt = new Date(clock.now() + graceMs);
  await tx.update(users).set({ deleteAt }).where(eq(users.id, userId));
  await endUserSessions(tx, clock, { userId, reason: 'ended', ...(except ? { except } : {}) });
  return deleteAt;
}

/** Keeps the account. Nothing to do where nobody wanted it gone. */
export async function cancelDeletion(ctx: ServiceContext, { user }: Member): Promise<void> {
  if (!user.deleteAt) return;
  await ctx.db.update(users).set({ deleteAt: null }).where(eq(users.id, user.id));
  ctx.log.info({ event: 'deletion_cancelled', userId: user.id }, 'a member keeps the account');
}
