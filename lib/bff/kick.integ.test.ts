import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coinLedger } from '@/api/db/schema/coin-ledger';
import { kickRewards } from '@/api/db/schema/kick-rewards';
import { users } from '@/api/db/schema/users';
import { answerRedemption } from '@/api/services/kick/answer-redemption';
import { placeReward } from '@/api/services/kick/place-reward';
import { goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { kickChannelId, signedEvent } from '@/api/testing/kick-events.fixture';
import { type KickServer, kickApp, kickAt, startKickServer } from '@/api/testing/kick-server.fixture';
import { kickLoginAnswerSchema } from '@/contract/kick';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let kick: KickServer;
let upstream: RealUpstream;
const [admin, member] = [new TestBrowser(), new TestBrowser()];
beforeAll(async () => {
  kick = await startKickServer();
  upstream = await startRealUpstream({ kick: kickAt(kick) });
  const telegramVerifiedAt = new Date();
  await makeUser(upstream.api, 'yonetici', { permission: 'admin', telegramVerifiedAt });
  await makeUser(upstream.api, 'izleyici', { telegramVerifiedAt });
  const login = callMethods('login').POST;
  await admin.visit(login, 'POST', { body: { email: 'yonetici', password: goodPassword } });
  await member.visit(login, 'POST', { body: { email: 'izleyici', password: goodPassword } });
});
afterAll(async () => {
  await upstream.close();
  await kick.close();
});

const key = () => ({ 'idempotency-key': randomUUID() });

/** Goes to Kick, agrees there, and comes back. */
async function goToKick(
  browser: TestBrowser,
  name: 'deskKickConnect' | 'kickLink',
  person: { id: number; name: string },
) {
  const begun = await browser.visit(callMethods(name).POST, 'POST');
  const { data } = kickLoginAnswerSchema.parse(await begun.json());
  const query = `?${new URLSearchParams(kick.agree(data.url, person))}`;
  const back = await browser.visit(callMethods('kickReturn').GET, 'GET', { query });
  return [back.status, back.headers.get('location')];
}

function tell(event: Parameters<typeof signedEvent>[0]) {
  const { raw, headers } = signedEvent(event);
  const foreign = { 'sec-fetch-site': null, origin: null, ...headers };
  return new TestBrowser().visit(callMethods('kickWebhook').POST, 'POST', { raw, headers: foreign });
}

test('the channel is connected, a member linked, and what they redeem is credited once, refused once; a forged event does nothing', async () => {
  const app = { client_id: kickApp.clientId, client_secret: kickApp.secret };
  await admin.visit(callMethods('deskKickApp').PATCH, 'PATCH', { body: app, headers: key() });
  expect(await goToKick(admin, 'deskKickConnect', { id: kickChannelId, name: 'kanal' })).toEqual([
    ...[303, '/yonetim/ayarlar/kick?kick=linked'],
  ]);
  expect(await goToKick(member, 'kickLink', { id: 4242, name: 'izleyici_kick' })).toEqual([
    ...[303, '/user/verify?kick=linked'],
  ]);
  expect(await goToKick(admin, 'kickLink', { id: 4242, name: 'izleyici_kick' })).toEqual([
    ...[303, '/user/verify?kick=taken'],
  ]);

  const reward = { title: '25 puan', cost: 500, coins: 25 };
  await admin.visit(callMethods('deskKickRewards').POST, 'POST', { body: reward, headers: key() });
  const { deps } = upstream.api;
  await placeReward(deps, { id: 1 });
  const [made] = await deps.db.select().from(kickRewards);
  const rewardId = made?.rewardId ?? '';
  const redeem = async (id: string, kickId: number, changes: { isForged?: boolean } = {}) => {
    kick.pending.set(id, { rewardId, kickId });
    const redeemer = { user_id: kickId, username: 'biri' };
    const body = {
      id,
      status: 'pending',
      redeemed_at: new Date().toISOString(),
      reward: { id: rewardId },
      redeemer,
    };
    // With spaces that no parser would write again: what goes on to the API is what was signed.
    const event = { type: 'channel.reward.redemption.updated', body, at: Date.now(), indent: 3, ...changes };
    const statuses = [(await tell(event)).status, (await tell(event)).status];
    await answerRedemption(deps, { id });
    return [...statuses, kick.answered.get(id) ?? null];
  };
  expect(await redeem('FORGED', 4242, { isForged: true })).toEqual([403, 403, null]);
  expect(await redeem('GOOD', 4242)).toEqual([200, 200, 'accept']);
  expect(await redeem('STRANGER', 777)).toEqual([200, 200, 'reject']);
  const [user] = await deps.db.select().from(users).where(eq(users.username, 'izleyici'));
  expect(user?.point).toBe(25);
  expect((await deps.db.select().from(coinLedger)).length).toBe(1);
});

test('an event without its headers or over 64 KB does not reach the API', async () => {
  const before = upstream.countOf('POST', '/kick/webhook');
  const { raw, headers } = signedEvent({
    type: 'kicks.gifted',
    body: { text: 'x'.repeat(70_000) },
    at: Date.now(),
  });
  const send = (sent: Readonly<Record<string, string>>) =>
    new TestBrowser().visit(callMethods('kickWebhook').POST, 'POST', { raw, headers: sent });
  expect([(await send({})).status, (await send(headers)).status]).toEqual([403, 413]);
  expect(upstream.countOf('POST', '/kick/webhook')).toBe(before);
});

test('a guest, who declined and a made-up state are led back with the word that it failed, and nowhere else', async () => {
  const back = callMethods('kickReturn').GET;
  const visits = [
    new TestBrowser().visit(back, 'GET', { query: '?code=x&state=member-x' }),
    member.visit(back, 'GET', { query: '?error=access_denied&state=member-x' }),
    member.visit(back, 'GET', { query: '?code=x&state=//evil.example' }),
  ];
  for (const visit of visits) expect((await visit).headers.get('location')).toBe('/user/verify?kick=failed');
});
