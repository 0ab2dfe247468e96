import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { assertNotSanctioned } from '../sanctions/find-sanction';
import { findPlace, isAlive } from './session-state';
import { readToken, signToken, type TokenClaims } from './token';

/**
 * The successor of a token, which may have expired within the session's life. The token just replaced gets the same
 * successor again for 20 s; an older one means that a copy is about: the whole session ends (401 `session_revoked`). 401 `account_suspended` while the team has closed the account.
 */
export async function refreshSession(ctx: ServiceContext, token: string | null): Promise<string> {
  if (token === null) throw new ServiceError('unauthenticated');
  const claims = await readToken(ctx.config, token);
  if (claims) await assertNotSanctioned(ctx.db, ctx.clock, claims.sub);
  const session = claims && (await rotate(ctx, claims));
  if (!session) throw new ServiceError('session_revoked');
  return signToken(ctx.config, session);
}

/** One caller at a time a session: the row stays locked until the successor stands. Null when there is none. */
function rotate(ctx: ServiceContext, claims: TokenClaims) {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ session: sessions, status: users.status })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, claims.sid))
      .for('update', { of: sessions });
    const found = rows[0];
    if (!found || found.session.userId !== claims.sub || !isAlive(found.session, ctx.clock)) return null;
    const place = findPlace(claims.jti, found.session, ctx.clock);
    if (place === 'replaced' && found.status === 'active') return found.session;
    const change =
      place === 'current' && found.status === 'active'
        ? successor(ctx, claims)
        : end(ctx, found.status, claims);
    const changed = await tx.update(sessions).set(change).where(eq(sessions.id, claims.sid)).returning();
    return 'jti' in change ? (changed[0] ?? null) : null;
  });
}

function successor(ctx: ServiceContext, claims: TokenClaims) {
  return { jti: ctx.ids.uuid(), previousJti: claims.jti, tokenIssuedAt: new Date(ctx.clock.now()) };
}

function end(ctx: ServiceContext, status: 'active' | 'banned', claims: TokenClaims) {
  const reason = status === 'active' ? 'reuse' : 'ban';
  ctx.log.warn(
    { event: 'session_ended', reason, userId: claims.sub, sessionId: claims.sid },
    'session ended',
  );
  return { revokedAt: new Date(ctx.clock.now()), revokedFor: reason } as const;
}
