import { kickFlows } from '../db/schema/kick-flows';
import { kickRewards } from '../db/schema/kick-rewards';
import type { Kick } from '../kick';
import { createKick } from '../kick/create-kick';
import { sealedFor } from '../services/kick/kick-app';
import { tokenHash } from '../services/passwords/token-hash';
import type { TestApp } from './app.fixture';
import { knownKey } from './kick-events.fixture';
import { connectChannel } from './kick-server.fixture';

/** Kick where every call is good, for suites that are not about it. */
export const quietKick: Kick = {
  ...createKick({ KICK_API_URL: 'http://127.0.0.1:9', KICK_ID_URL: 'http://127.0.0.1:9' }),
  exchange: async () => ({ access: 'access', refresh: 'refresh', expiresInS: 7200 }),
  findSelf: async () => ({ id: 4242, name: 'izleyici' }),
  revoke: async () => undefined,
};

/** The state of a login at Kick that a good call finishes, and the reward that one ends. */
export const knownKickState = 'bilinen-kick-girisi';
export const knownKickRewardId = 7;

/** A connected channel, with what the good calls of the table of operations name. */
export async function addKnownKick(site: TestApp, userId: string): Promise<void> {
  const { db, vault } = site.deps;
  await connectChannel(site, knownKey());
  const expiresAt = new Date(site.clock.now() + 600_000);
  const verifierSealed = vault.seal('verifier', sealedFor.verifier);
  const flow = { userId, purpose: 'member' as const, verifierSealed, expiresAt };
  await db.insert(kickFlows).values({ ...flow, tokenHash: tokenHash(knownKickState) });
  const createdAt = new Date(site.clock.now());
  await db
    .insert(kickRewards)
    .values({ id: knownKickRewardId, title: 'Bilinen', cost: 100, coins: 5, createdAt });
}
