import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kickLoginAnswerSchema, ownKickAnswerSchema } from '@/contract/kick';
import { coinLedger } from '../db/schema/coin-ledger';
import { earnRules } from '../db/schema/earn-rules';
import { kickChannel } from '../db/schema/kick-channel';
import { kickRedemptions } from '../db/schema/kick-redemptions';
import { kickRewards } from '../db/schema/kick-rewards';
import { answerRedemption } from '../services/kick/answer-redemption';
import { placeReward } from '../services/kick/place-reward';
import { watchKick } from '../services/kick/watch-kick';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import type { Given } from '../testing/http-server.fixture';
import { knownKey, signedEvent } from '../testing/kick-events.fixture';
import {
  connectChannel,
  type KickServer,
  kickApp,
  kickAt,
  startKickServer,
} from '../testing/kick-server.fixture';
import { addViewer, coinsOf, redemptionEvent } from '../testing/kick-viewer.fixture';

const rewardId = '01REWARD';
let kick: KickServer;
let site: TestApp;
let hasty: TestApp['deps'];
let admin: string;
beforeAll(async () => {
  kick = await startKickServer();
  // Patient for as long as a test may take: what waits for Kick here does not come to an end by itself.
  site = await createTestApp({ kick: kickAt(kick, 60_000) });
  hasty = { ...site.deps, kick: kickAt(kick, 100) };
  await makeUser(site, 'yonetici', { permission: 'admin' });
  admin = await logInAs(site, 'yonetici');
  await site.deps.db
    .insert(earnRules)
    .values({ key: 'kick_odulu', title: 'Kick ödülü', type: 'kick_reward', amount: 1 });
  const createdAt = new Date(site.clock.now());
  await site.deps.db
    .insert(kickRewards)
    .values({ rewardId, title: 'Sikke', cost: 500, coins: 25, createdAt });
});
beforeEach(async () => {
  kick.beginLogins();
  await site.deps.db.delete(kickChannel);
  await connectChannel(site, knownKey());
});
afterEach(() => kick.heal());
afterAll(async () => {
  await site.close();
  await kick.close();
});

type Event = Omit<Parameters<typeof signedEvent>[0], 'at'>;

async function send(event: Event): Promise<number> {
  const { raw, headers } = signedEvent({ at: site.clock.now(), ...event });
  return (await site.call('POST', '/kick/webhook', { body: raw, headers })).status;
}

/** A redemption that waits at Kick and that Kick has told of. */
async function redeem(id: string) {
  const viewer = await addViewer(site);
  kick.pending.set(id, { rewardId, kickId: viewer.kickId });
  expect(await send(redemptionEvent(site, { id, kickId: viewer.kickId, rewardId }))).toBe(200);
  return viewer;
}

async function readChannel() {
  const [row] = await site.deps.db.select().from(kickChannel);
  return row;
}

const page: Given = { text: '<!doctype html><title>Just a moment</title>' };
const half: Given = { text: '{"data":[],"message":"OK"}', half: 'cut' };

describe('what a viewer redeems', () => {
  const troubles: Readonly<Record<string, (path: string) => void>> = {
    'never answers': (path) => kick.hang(path),
    'answers half and then nothing': (path) => kick.fail(path, { text: '{"data":[]}', half: 'stall' }),
    'answers a page': (path) => kick.fail(path, page),
    'answers 429': (path) => kick.fail(path, { status: 429, json: {} }),
    'answers 500': (path) => kick.fail(path, { status: 500, json: {} }),
    'takes it, and its answer is lost': (path) => kick.spoil(path, half),
  };

  test.each(Object.entries(troubles))(
    'is credited at once and accepted once where Kick %s',
    async (word, begin) => {
      begin('redemptions/accept');
      const asked = kick.got.length;
      const id = `A${Object.keys(troubles).indexOf(word)}`;
      const { userId } = await redeem(id);
      expect([await coinsOf(site, userId), kick.got.length]).toEqual([25, asked]);
      await expect(answerRedemption(hasty, { id })).rejects.toThrow('Kick: ');
      kick.heal();
      await answerRedemption(site.deps, { id });
      await answerRedemption(site.deps, { id });
      expect([kick.answered.get(id), kick.pending.has(id)]).toEqual(['accept', false]);
      const lines = await site.deps.db.select().from(coinLedger).where(eq(coinLedger.userId, userId));
      expect(lines.map(({ amount }) => amount)).toEqual([25]);
    },
  );

  test('is told to Kick in the end, though Kick calls another one wrong for ever', async () => {
    await redeem('WRONG');
    site.clock.advance(1000);
    await redeem('LATE');
    site.clock.advance(11 * 60_000);
    kick.fail('redemptions/accept', { status: 404, json: { message: 'Not Found' } });
    await watchKick(hasty);
    expect([kick.answered.get('WRONG'), kick.answered.get('LATE')]).toEqual([undefined, 'accept']);
  });

  test('is found and credited by who watches Kick, while other calls of the same round hang', async () => {
    const { userId, kickId } = await addViewer(site);
    kick.pending.set('DROPPED', { rewardId, kickId });
    kick.hang('livestreams');
    kick.hang('events/subscriptions');
    await watchKick(hasty);
    expect(await coinsOf(site, userId)).toBe(25);
    const [row] = await site.deps.db.select().from(kickRedemptions).where(eq(kickRedemptions.id, 'DROPPED'));
    expect(row?.state).toBe('credited');
  });
});

describe('while Kick is asked for a new login and does not answer', () => {
  const write = (method: string, path: string, body?: unknown) =>
    site.call(method, `/desk/kick/${path}`, {
      ...{ token: admin, body },
      headers: { 'Idempotency-Key': site.deps.ids.uuid() },
    });

  test('events are taken, the desk reads and writes, and nobody else asks', async () => {
    await redeem('B1');
    await redeem('B2');
    kick.endLogins();
    const release = kick.hold('oauth/token');
    const telling = answerRedemption(site.deps, { id: 'B1' });
    await expect.poll(() => kick.called('oauth/token').length).toBe(1);

    const { userId } = await redeem('B3');
    expect(await coinsOf(site, userId)).toBe(25);
    await site.deps.db.update(kickChannel).set({ publicKey: 'an old one', publicKeyAt: new Date(0) });
    expect(await send({ type: 'kicks.gifted', body: {} })).toBe(200);
    expect((await site.call('GET', '/desk/kick', { token: admin })).status).toBe(200);
    const app = { client_id: kickApp.clientId, client_secret: kickApp.secret };
    expect((await write('PUT', 'app', app)).status).toBe(201);
    await expect(answerRedemption(site.deps, { id: 'B2' })).rejects.toThrow('Kick: busy');
    expect(kick.called('oauth/token').length).toBe(1);

    release();
    await telling;
    await answerRedemption(site.deps, { id: 'B2' });
    expect([kick.answered.get('B1'), kick.answered.get('B2')]).toEqual(['accept', 'accept']);
    expect(kick.called('oauth/token').length).toBe(1);
  });

  test.each([
    ['a good one', undefined],
    ['that there is none', { status: 400, json: { error: 'invalid_grant' } }],
  ])(
    'and an admin makes the connection anew, an answer that comes later, %s, changes nothing of it',
    async (_, given) => {
      const id = given === undefined ? 'B4' : 'B5';
      await redeem(id);
      const longAgo = new Date(site.clock.now() - 1000);
      await site.deps.db.update(kickChannel).set({ accessExpiresAt: longAgo });
      const before = kick.called('oauth/token').length;
      const release = kick.hold('oauth/token');
      const telling = answerRedemption(site.deps, { id });
      await expect.poll(() => kick.called('oauth/token').length).toBe(before + 1);
      expect((await write('POST', 'disconnect')).status).toBe(201);
      await site.deps.db.delete(kickChannel);
      await connectChannel(site, knownKey());
      const anew = await readChannel();
      release(given);
      await expect(telling).rejects.toThrow('Kick: ');
      expect(await readChannel()).toEqual(anew);
    },
  );
});

describe('a member who comes back from Kick', () => {
  const come = async (name: string, id: number) => {
    await makeUser(site, name);
    const token = await logInAs(site, name);
    const begun = await site.call('POST', '/user/kick/link', { token });
    const { url } = kickLoginAnswerSchema.parse(await begun.json()).data;
    const back = () =>
      site.call('POST', '/user/kick/return', { token, body: kick.agree(url, { id, name: `${name}_kick` }) });
    const readName = async () =>
      ownKickAnswerSchema.parse(await (await site.call('GET', '/user/kick', { token })).json()).data.name;
    return { back, readName };
  };

  test.each([
    ['oauth/token', half],
    ['v1/users', page],
  ])('hears that it failed where %s comes to nothing, and is not linked', async (path, given) => {
    const { back, readName } = await come(`donen${path.length}`, 9000 + path.length);
    kick.fail(path, given);
    expect([(await back()).status, await readName()]).toEqual([503, null]);
  });

  test('is linked before the login is given back, which Kick may leave unanswered', async () => {
    const { back, readName } = await come('bagli', 9100);
    const release = kick.hold('oauth/revoke');
    const answer = back();
    await expect.poll(readName).toBe('bagli_kick');
    release({ status: 500, json: {} });
    expect((await answer).status).toBe(200);
  });
});

describe('the key of Kick', () => {
  test('is not asked for again within a minute of a failure, however many forge', async () => {
    await site.deps.db.update(kickChannel).set({ publicKeyAt: new Date(0) });
    const before = kick.called('public-key').length;
    kick.fail('public-key', { status: 500, json: {} }, 100);
    const forge = () => send({ type: 'kicks.gifted', body: {}, isForged: true });
    expect(await forge()).toBe(503);
    for (let at = 0; at < 5; at += 1) expect(await forge()).toBe(403);
    expect(kick.called('public-key').length).toBe(before + 1);
    site.clock.advance(61_000);
    expect(await forge()).toBe(503);
  });
});

describe('a reward that is made at Kick while the answer is lost', () => {
  const add = async (title: string) => {
    const createdAt = new Date(site.clock.now());
    const [row] = await site.deps.db
      .insert(kickRewards)
      .values({ title, cost: 10, coins: 5, createdAt })
      .returning({ id: kickRewards.id });
    return row?.id ?? 0;
  };

  test('is not made twice, and one that the streamer made by hand is left alone', async () => {
    kick.rewards.set('BYHAND', { title: 'Yolda', description: 'Elle', cost: 10 });
    const id = await add('Yolda');
    kick.spoil('POST /public/v1/channels/rewards', half);
    await expect(placeReward(hasty, { id })).rejects.toThrow('Kick: away');
    await placeReward(site.deps, { id });
    const made = [...kick.rewards].filter(([, { title }]) => title === 'Yolda').map(([one]) => one);
    const [row] = await site.deps.db.select().from(kickRewards).where(eq(kickRewards.id, id));
    expect(made).toEqual(['BYHAND', row?.rewardId]);
  });

  test('and two that read alike are two', async () => {
    const [one, other] = [await add('Çift'), await add('Çift')];
    for (const id of [one, other]) await placeReward(site.deps, { id });
    expect([...kick.rewards.values()].filter(({ title }) => title === 'Çift').length).toBe(2);
  });
});
