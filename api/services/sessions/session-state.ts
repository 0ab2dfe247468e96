import type { Clock } from '../../context';
import type { sessions } from '../../db/schema/sessions';
import { lifetimes } from './lifetimes';

type Session = typeof sessions.$inferSelect;
type Life = Pick<Session, 'revokedAt' | 'expiresAt' | 'tokenIssuedAt'>;
type Tokens = Pick<Session, 'jti' | 'previousJti' | 'tokenIssuedAt'>;

/** True while a session is neither revoked nor past its absolute or idle end. */
export function isAlive(session: Life, clock: Clock): boolean {
  const now = clock.now();
  const idleSince = now - session.tokenIssuedAt.getTime();
  return session.revokedAt === null && session.expiresAt.getTime() > now && idleSince < lifetimes.idle;
}

/** Where a token stands in its session: the good one, the one just replaced, or one that should be gone. */
export function findPlace(jti: string, session: Tokens, clock: Clock): 'current' | 'replaced' | 'stale' {
  if (jti === session.jti) return 'current';
  const age = clock.now() - session.tokenIssuedAt.getTime();
  return jti === session.previousJti && age <= lifetimes.grace ? 'replaced' : 'stale';
}
