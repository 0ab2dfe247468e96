import { and, eq, sql } from 'drizzle-orm';
import type { OwnLive } from '@/contract/live';
import type { ServiceContext } from '../../context';
import { accountSanctions } from '../../db/schema/account-sanctions';
import { sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { unreadColumn } from '../members/unread-column';
import { runsAt } from '../sanctions/find-sanction';
import { isAlive } from '../sessions/session-state';

/**
 * What a login's stream shows of its member, read without the token: streams outlive tokens, and one that was replaced must not be
 * shown again (it would end the session). 401 `session_revoked` for a login that has ended, or whose account was closed. It is no visit.
 */
export async function readOwnLive(ctx: ServiceContext, sessionId: string): Promise<OwnLive> {
  const now = new Date(ctx.clock.now()).toISOString();
  const [found] = await ctx.db
    .select({ session: sessions, user: users, sanction: accountSanctions.id, unread: unreadColumn })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accountSanctions, and(eq(accountSanctions.userId, users.id), runsAt(sql`${now}::timestamptz`)))
    .where(eq(sessions.id, sessionId))
    .limit(1);
  const isGood =
    found && isAlive(found.session, ctx.clock) && found.user.status === 'active' && found.sanction === null;
  if (!isGood) throw new ServiceError('session_revoked');
  return { point: found.user.point, unread: found.unread };
}
