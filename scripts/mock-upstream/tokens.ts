import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { MockClock } from './create-mock-upstream';

/** Tokens of a mock upstream: JWTs that are good until they expire or their session ends. */
export interface Tokens {
  open(username: string): Promise<string>;
  /** Whose token it is; null for one that is not good. */
  read(token: string): Promise<{ readonly username: string; readonly session: string } | null>;
  /** The successor of a good token, which is worthless from now on. */
  renew(token: string): Promise<string | null>;
  end(token: string): Promise<void>;
}

/** How long a token is good. */
const lifetimeS = 900;

/** Tokens signed with a key of this process. */
export function createTokens(clock: MockClock): Tokens {
  const key = randomBytes(32);
  /** Whose session it is, by the id of its present token. */
  const sessions = new Map<string, string>();
  const open = async (username: string) => {
    const session = randomUUID();
    sessions.set(session, username);
    const now = Math.floor(clock.now() / 1000);
    const token = new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setJti(session).setSubject(username);
    return token
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeS)
      .sign(key);
  };
  const read: Tokens['read'] = async (token) => {
    const currentDate = new Date(clock.now());
    const verified = await jwtVerify(token, key, { currentDate, algorithms: ['HS256'] }).catch(() => null);
    const session = verified?.payload.jti ?? '';
    const username = sessions.get(session);
    return username === undefined ? null : { username, session };
  };
  const end = async (token: string) => {
    const own = await read(token);
    if (own) sessions.delete(own.session);
  };
  return {
    open,
    read,
    end,
    async renew(token) {
      const own = await read(token);
      if (!own || !sessions.delete(own.session)) return null;
      return open(own.username);
    },
  };
}
