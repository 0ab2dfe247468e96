import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../../context';
import { lifetimes } from './lifetimes';

const claimsSchema = z.object({
  sub: z.guid(),
  sid: z.guid(),
  jti: z.guid(),
  iat: z.number(),
  exp: z.number(),
});

/** What a token says: whose it is, of which session, which token of it, and from when to when (seconds). */
export type TokenClaims = z.infer<typeof claimsSchema>;

/** What of a session its token is made from. */
export interface TokenSource {
  readonly id: string;
  readonly userId: string;
  readonly jti: string;
  readonly tokenIssuedAt: Date;
  readonly expiresAt: Date;
}

/** Signs the token of a session's current state (D2). The same state always gives the same text. */
export function signToken(config: Config, session: TokenSource): Promise<string> {
  const issued = session.tokenIssuedAt.getTime();
  const expires = Math.min(issued + lifetimes.token, session.expiresAt.getTime());
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(session.userId)
    .setJti(session.jti)
    .setIssuedAt(Math.floor(issued / 1000))
    .setExpirationTime(Math.floor(expires / 1000))
    .sign(config.jwtSecret);
}

/** How many tokens' claims are remembered. */
export const mostProved = 5_000;
const memories = new WeakMap<Config['jwtSecret'], LRUCache<string, TokenClaims>>();

/** The claims of tokens whose signature a key has proved: what we signed stays signed, and whether it still counts is asked of the session each time. */
export function provedBy(key: Config['jwtSecret']): LRUCache<string, TokenClaims> {
  const known = memories.get(key) ?? new LRUCache<string, TokenClaims>({ max: mostProved });
  memories.set(key, known);
  return known;
}

/** The claims of a token that we signed, expired or not; null for anything else, of which nothing is remembered. */
export async function readToken({ jwtSecret }: Config, token: string): Promise<TokenClaims | null> {
  const known = provedBy(jwtSecret);
  const found = known.get(token) ?? (await proveToken(jwtSecret, token));
  if (found) known.set(token, found);
  return found;
}

async function proveToken(jwtSecret: Config['jwtSecret'], token: string): Promise<TokenClaims | null> {
  try {
    // Whether it has expired is the caller's question: a refresh takes an expired token.
    const options = { algorithms: ['HS256'], currentDate: new Date(0) };
    const { payload } = await jwtVerify(token, jwtSecret, options);
    return claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
      return null;
    throw error;
  }
}
