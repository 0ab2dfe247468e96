import { and, eq, lt } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sessions } from '../../db/schema/sessions';
import { transact } from '../../db/transact';
import { addressHash } from './known-address';
import { lifetimes } from './lifetimes';
import { noteActiveDay } from './note-active-day';
import { parseDevice } from './parse-device';
import { signToken } from './token';

/** A new login of the user: stores the session, forgets the user's ended ones and answers its first token. */
export async function openSession(ctx: ServiceContext, userId: string): Promise<string> {
  const now = ctx.clock.now();
  const session = {
    id: ctx.ids.uuid(),
    userId,
    jti: ctx.ids.uuid(),
    tokenIssuedAt: new Date(now),
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetimes.absolute),
    lastSeenAt: new Date(now),
    addressHash: addressHash(ctx, userId),
    ...parseDevice(ctx.clientAgent),
  };
  const isOver = and(eq(sessions.userId, userId), lt(sessions.expiresAt, new Date(now)));
  await transact(ctx.db, async (tx) => {
    await Promise.all([
      tx.delete(sessions).where(isOver).execute(),
      tx.insert(sessions).values(session).execute(),
      noteActiveDay({ tx, clock: ctx.clock }, userId),
    ]);
  });
  return signToken(ctx.config, session);
}
