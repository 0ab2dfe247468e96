import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { kickPurposes } from '@/contract/kick';
import type { ServiceContext } from '../../context';
import { kickFlows } from '../../db/schema/kick-flows';
import { ServiceError } from '../../service-error';
import { tokenHash } from '../passwords/token-hash';
import { readKick, sealedFor } from './kick-app';

/** How long somebody may take at Kick, in milliseconds. */
const lifetimeMs = 10 * 60_000;

/** What a login is asked for: a member's shows who it is, the channel's lets the site do what the desk says. */
const scopes = {
  member: ['user:read'],
  channel: [
    ...['user:read', 'channel:read', 'events:subscribe', 'chat:write'],
    ...['channel:rewards:read', 'channel:rewards:write'],
  ],
} as const;

/** Where Kick sends the browser back to: what has to stand in the app's settings there. */
export function redirectUrl({ config }: Pick<ServiceContext, 'config'>): string {
  return `${config.siteUrl.replace(/\/+$/, '')}/api/kick/return`;
}

/**
 * Begins a login at Kick by OAuth 2.1 with PKCE, and answers where the browser goes: the only one of this purpose that can be finished from now on. 404 where no app is
 * set up, 429 after twenty an hour.
 */
export async function beginLogin(
  ctx: ServiceContext,
  { userId, purpose }: { readonly userId: string; readonly purpose: (typeof kickPurposes)[number] },
): Promise<{ readonly url: string }> {
  const { db, clock, ids, vault, kick, limits } = ctx;
  const row = await readKick(db);
  if (!row || (purpose === 'member' && row.broadcasterId === null)) throw new ServiceError('not_found');
  await limits.kickLogin.take(userId);
  // The site reads off it which page the browser came from.
  const [state, verifier] = [`${purpose}-${ids.secret()}`, ids.secret()];
  const expiresAt = new Date(clock.now() + lifetimeMs);
  const flow = { userId, purpose, expiresAt, verifierSealed: vault.seal(verifier, sealedFor.verifier) };
  await db.transaction(async (tx) => {
    await tx.delete(kickFlows).where(and(eq(kickFlows.userId, userId), eq(kickFlows.purpose, purpose)));
    await tx.insert(kickFlows).values({ ...flow, tokenHash: tokenHash(state) });
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const consent = { clientId: row.clientId, redirectUri: redirectUrl(ctx), scopes: scopes[purpose] };
  return { url: kick.consentUrl({ ...consent, state, challenge }) };
}
