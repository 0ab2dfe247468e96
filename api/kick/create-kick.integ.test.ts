import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Kick } from '../kick';
import type { Given } from '../testing/http-server.fixture';
import { kickChannelId } from '../testing/kick-events.fixture';
import { type KickServer, kickApp, kickAt, startKickServer } from '../testing/kick-server.fixture';

let server: KickServer;
beforeAll(async () => {
  server = await startKickServer();
});
afterEach(() => server.heal());
afterAll(() => server.close());

const token = 'access-0';
const reward = { title: 'Ödül', description: 'Ödül', cost: 5 };
const given = { code: 'c', verifier: 'v', redirectUri: 'http://localhost' };

/** Every call that the API makes to Kick. */
const calls: Readonly<Record<string, (kick: Kick) => Promise<unknown>>> = {
  exchange: (kick) => kick.exchange(kickApp, given),
  renew: (kick) => kick.renew(kickApp, 'refresh-0'),
  revoke: (kick) => kick.revoke(token),
  publicKey: (kick) => kick.publicKey(),
  findSelf: (kick) => kick.findSelf(token),
  isLive: (kick) => kick.isLive(token, kickChannelId),
  listSubscriptions: (kick) => kick.listSubscriptions(token),
  subscribe: (kick) => kick.subscribe(token, ['chat.message.sent']),
  createReward: (kick) => kick.createReward(token, reward),
  listRewards: (kick) => kick.listRewards(token),
  deleteReward: (kick) => kick.deleteReward(token, '01REWARD'),
  listPending: (kick) => kick.listPending(token),
  accept: (kick) => kick.answerRedemption(token, 'accept', 'R1'),
  reject: (kick) => kick.answerRedemption(token, 'reject', 'R1'),
  say: (kick) => kick.say(token, kickChannelId, 'Merhaba'),
};

const page = '<!doctype html><title>Just a moment</title>';
const whole = JSON.stringify({ data: [], access_token: 'a', refresh_token: 'r', expires_in: 1 });
const bad: Readonly<Record<string, readonly [Given, string]>> = {
  'a 429': [{ status: 429, json: {} }, 'busy'],
  'a 500': [{ status: 500, json: {} }, 'away'],
  'a 401': [{ status: 401, json: {} }, 'refused'],
  'a page with 200': [{ text: page }, 'away'],
  'a page with 502': [{ status: 502, text: page }, 'away'],
  'half a body': [{ text: whole, half: 'cut' }, 'away'],
  'a body without an end': [{ text: whole, half: 'stall' }, 'away'],
  'more than a megabyte': [{ text: whole.replace('[]', `[]${' '.repeat(1_000_000)}`) }, 'away'],
};

test('every call that is made to Kick is among these', () => {
  const named = Object.keys(calls).map((name) => name.replace(/^(accept|reject)$/, 'answerRedemption'));
  const made = Object.keys(kickAt(server)).filter((name) => name !== 'consentUrl');
  expect([...new Set(named)].sort()).toEqual(made.sort());
});

test('the key is asked for once by many at once, and anew by who comes after them', async () => {
  const kick = kickAt(server);
  const before = server.called('public-key').length;
  server.fail('public-key', { status: 500, json: {} });
  const first = await Promise.allSettled(Array.from({ length: 10 }, () => kick.publicKey()));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(server.called('public-key').length).toBe(before + 1);
  expect(await kick.publicKey()).toContain('PUBLIC KEY');
});

describe.each(Object.entries(calls))('%s', (_, call) => {
  test.each(Object.entries(bad))(
    'comes to nothing, and says what, where Kick answers with %s',
    async (_answer, [answer, kind]) => {
      server.fail('/', answer);
      await expect(call(kickAt(server, 150))).rejects.toMatchObject({ name: 'KickError', kind });
    },
  );

  test('comes to an end where Kick never answers', async () => {
    server.hang('/');
    await expect(call(kickAt(server, 50))).rejects.toMatchObject({ name: 'KickError', kind: 'away' });
  });
});
