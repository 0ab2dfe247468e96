import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sessions } from '../../db/schema/sessions';
import { forgetDevices } from './forget-devices';

/** Ends a session for good; every token of it is dead from now on. Ending it twice is harmless. */
export async function revokeSession(
  ctx: ServiceContext,
  sessionId: string,
  reason: 'logout' | 'reuse' | 'ban',
): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ revokedAt: new Date(ctx.clock.now()), revokedFor: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  await forgetDevices(ctx.db, eq(sessions.id, sessionId));
}
