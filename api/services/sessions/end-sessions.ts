import { and, eq, isNull, ne } from 'drizzle-orm';
import type { EndSessionsInput } from '@/contract/passwords';
import type { Clock, ServiceContext } from '../../context';
import type { Database } from '../../db/client';
import { sessions } from '../../db/schema/sessions';
import { ServiceError } from '../../service-error';
import type { Member } from './authenticate';
import { forgetDevices } from './forget-devices';

/** Whose sessions end, why, and which one stays. */
export interface Ending {
  readonly userId: string;
  readonly reason: 'password' | 'ended' | 'deleted' | 'ban';
  readonly except?: string;
}

/** Ends every session of a user but the named one, for good (T-SES-9): each token of theirs is dead from the next call on. */
export async function endUserSessions(
  tx: Database,
  clock: Clock,
  { userId, reason, except }: Ending,
): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()), revokedFor: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
  await forgetDevices(tx, eq(sessions.userId, userId));
  return ended.rowCount ?? 0;
}

/** Ends one of the member's sessions (404 for one that is not theirs or over), every other one, or all with the one that asks. */
export async function endSessions(
  ctx: ServiceContext,
  {
    member: { user, sessionId },
    input: { which },
  }: { readonly member: Member; readonly input: EndSessionsInput },
): Promise<void> {
  const userId = user.id;
  if (which === 'all' || which === 'others') {
    const except = which === 'others' ? { except: sessionId } : {};
    const count = await endUserSessions(ctx.db, ctx.clock, { userId, reason: 'ended', ...except });
    return ctx.log.info({ event: 'sessions_ended', userId, which, count }, 'sessions ended by their member');
  }
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: new Date(ctx.clock.now()), revokedFor: 'ended' })
    .where(and(eq(sessions.id, which), eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  if (ended.rowCount === 0) throw new ServiceError('not_found');
  await forgetDevices(ctx.db, eq(sessions.id, which));
  ctx.log.info({ event: 'sessions_ended', userId, sessionId: which }, 'session ended by its member');
}
