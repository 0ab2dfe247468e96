import type { ServiceContext } from '../../context';
import { revokeSession } from './revoke-session';
import { readToken } from './token';

/** Logs out: ends the session of a token that we signed, expired or not. Without such a token there is nothing to do. */
export async function closeSession(ctx: ServiceContext, token: string | null): Promise<void> {
  const claims = token === null ? null : await readToken(ctx.config, token);
  if (!claims) return;
  await revokeSession(ctx, claims.sid, 'logout');
  ctx.log.info({ event: 'logout', userId: claims.sub, sessionId: claims.sid }, 'logged out');
}
