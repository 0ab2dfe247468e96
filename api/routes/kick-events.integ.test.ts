import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { siteAnswerSchema } from '@/contract/site';
import { coinLedger } from '../db/schema/coin-ledger';
import { earnRules } from '../db/schema/earn-rules';
import { kickAccounts } from '../db/schema/kick-accounts';
import { kickChannel } from '../db/schema/kick-channel';
import { kickEvents } from '../db/schema/kick-events';
import { kickRedemptions } from '../db/schema/kick-redemptions';
import { kickRewards } from '../db/schema/kick-rewards';
import { kickViewers } from '../db/schema/kick-viewers';
import { settings } from '../db/schema/settings';
import { streamSources } from '../db/schema/stream-sources';
import { answerRedemption } from '../services/kick/answer-redemption';
import { watchKick } from '../services/kick/watch-kick';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { signedEvent } from '../testing/kick-events.fixture';
import { connectChannel, type KickServer, kickAt, startKickServer } from '../testing/kick-server.fixture';
import { addViewer, coinsOf as coinsIn, redemptionEvent } from '../testing/kick-viewer.fixture';
import { addMarketItem } from '../testing/market.fixture';

let kick: KickServer;
let site: TestApp;
beforeAll(async () => {
  kick = await startKickServer();
  site = await createTestApp({ kick: kickAt(kick) });
});
afterEach(() => kick.heal());
afterAll(async () => {
  await site.close();
  await kick.close();
});

type Event = Partial<Parameters<typeof signedEvent>[0]>;

const live = (isLive: boolean): Event => ({
  type: 'livestream.status.updated',
  body: { is_live: isLive, title: 'Yayın', started_at: null, ended_at: null },
});

function send(event: Event, change: (raw: string) => string = (raw) => raw) {
  const full = { type: 'x', body: {}, at: site.clock.now(), ...event };
  const { raw, headers } = signedEvent(full);
  return site.call('POST', '/kick/webhook', { body: change(raw), headers });
}

async function isLive() {
  return siteAnswerSchema.parse(await (await site.call('GET', '/site')).json()).data.is_live;
}

const someone = () => addViewer(site);
const coinsOf = (userId: string) => coinsIn(site, userId);

describe('an event of Kick', () => {
  test('where no channel is connected is 404, and nobody is asked for a key', async () => {
    const answer = await send(live(true));
    expect(answer.status).toBe(404);
    expect(kick.got).toEqual([]);
    await connectChannel(site);
  });

  test('that cannot be checked because the key cannot be had is to come again', async () => {
    kick.fail('public-key', { status: 500, json: {} });
    expect((await send(live(true))).status).toBe(503);
    kick.hang('public-key');
    const { raw, headers } = signedEvent({ type: 'x', body: {}, at: site.clock.now() });
    const hasty = mount({ ...site.deps, kick: kickAt(kick, 50) });
    expect((await hasty.call('POST', '/kick/webhook', { body: raw, headers })).status).toBe(503);
    expect(await isLive()).toBe(false);
  });

  test('that is forged, changed, without its headers, stale or from the future has no effect', async () => {
    const minute = 60_000;
    const answers = [
      await send({ ...live(true), isForged: true }),
      await send(live(true), (raw) => raw.replace('Yayın', 'Yayim')),
      await site.call('POST', '/kick/webhook', { body: signedEvent({ type: 'x', body: {}, at: 0 }).raw }),
      await send({ ...live(true), at: site.clock.now() - 5 * minute - 1 }),
      await send({ ...live(true), at: site.clock.now() + 5 * minute + 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await isLive()).toBe(false);
    expect(await site.deps.db.select().from(kickEvents)).toEqual([]);
  });

  test('that is larger than 64 KB is refused before anything is made of it', async () => {
    const large = await send({ ...live(true), body: { is_live: true, title: 'x'.repeat(70_000) } });
    expect(large.status).toBe(413);
  });

  test('of another channel, of a kind that means nothing here, or that does not read is taken without effect, up to five minutes old', async () => {
    const old = { at: site.clock.now() - 5 * 60_000 };
    const other = await send({ ...live(true), ...old, body: { is_live: true, broadcaster: { user_id: 1 } } });
    const unknown = await send({ type: 'kicks.gifted', body: { gift: {} } });
    const odd = await send({ type: 'livestream.status.updated', body: { is_live: 'evet' } });
    const none = await send({ ...live(true), indent: 2 }, (raw) => JSON.stringify(JSON.parse(raw)));
    expect([other, unknown, odd].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(none.status).toBe(403);
    const found = await site.deps.db.select({ outcome: kickEvents.outcome }).from(kickEvents);
    expect(found.map(({ outcome }) => outcome).sort()).toEqual(['ignored', 'ignored', 'unreadable']);
    expect(await isLive()).toBe(false);
  });

  test('signed by a new key of Kick is taken, and forgeries do not have it asked for the key again and again', async () => {
    await site.deps.db.update(kickChannel).set({ publicKey: 'an old one', publicKeyAt: new Date(0) });
    expect((await send({ type: 'kicks.gifted', body: {} })).status).toBe(200);
    const asked = kick.called('public-key').length;
    for (let at = 0; at < 5; at += 1) await send({ ...live(true), isForged: true });
    expect(kick.called('public-key').length).toBe(asked);
  });
});

describe('the stream goes on and off with the channel', () => {
  test('as the events tell, in the order of their moments whatever order they come in, each once', async () => {
    await send({ ...live(true), id: 'ON', at: site.clock.now(), indent: 1 });
    expect(await isLive()).toBe(true);
    await send({ ...live(false), at: site.clock.now() - 1000 });
    expect(await isLive()).toBe(true);
    site.clock.advance(1000);
    await send({ ...live(false), id: 'OFF' });
    expect(await isLive()).toBe(false);
    await send({ ...live(true), id: 'ON', at: site.clock.now() });
    expect(await isLive()).toBe(false);
  });

  test('and what is set by hand stands until it changes there', async () => {
    await site.deps.db
      .update(settings)
      .set({ value: { is_live: 1, social: { kick: 'https://kick.com/k' } } });
    site.clock.advance(1000);
    await send(live(false));
    expect(await isLive()).toBe(true);
    site.clock.advance(1000);
    await send(live(true));
    await send({ ...live(false), at: site.clock.now() + 1000 });
    expect(await isLive()).toBe(false);
    const [row] = await site.deps.db.select().from(settings).where(eq(settings.key, 'site'));
    expect(row?.value).toEqual({ is_live: false, social: { kick: 'https://kick.com/k' } });
  });
});

describe('a reward of the channel', () => {
  const rewardId = '01REWARD';
  const redemption = (id: string, kickId: number, status = 'pending', reward = rewardId): Event =>
    redemptionEvent(site, { id, kickId, status, rewardId: reward });
  const redeem = async (id: string, kickId: number, reward = rewardId) => {
    kick.pending.set(id, { rewardId: reward, kickId });
    await send(redemption(id, kickId, 'pending', reward));
    await answerRedemption(site.deps, { id });
  };
  const readState = async (id: string) => {
    const [row] = await site.deps.db.select().from(kickRedemptions).where(eq(kickRedemptions.id, id));
    return row && [row.state, row.reason];
  };
  beforeAll(async () => {
    const createdAt = new Date(site.clock.now());
    await site.deps.db
      .insert(earnRules)
      .values({ key: 'kick_odulu', title: 'Kick ödülü', type: 'kick_reward', amount: 1, capDay: 3 });
    await site.deps.db
      .insert(kickRewards)
      .values({ rewardId, title: 'Sikke', cost: 500, coins: 25, createdAt });
  });

  test('is credited once and accepted once, however often, at once and forged it is told', async () => {
    const { userId, kickId } = await someone();
    kick.pending.set('R1', { rewardId, kickId });
    await send({ ...redemption('R1', kickId), isForged: true });
    expect(await coinsOf(userId)).toBe(0);
    const told = await Promise.all(Array.from({ length: 8 }, () => send(redemption('R1', kickId))));
    expect(told.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await Promise.all([answerRedemption(site.deps, { id: 'R1' }), answerRedemption(site.deps, { id: 'R1' })]);
    await send(redemption('R1', kickId, 'accepted'));
    expect(await coinsOf(userId)).toBe(25);
    expect(kick.answered.get('R1')).toBe('accept');
    const lines = await site.deps.db.select().from(coinLedger).where(eq(coinLedger.userId, userId));
    expect(lines.map(({ amount, reason, refId }) => [amount, reason, refId])).toEqual([
      [25, 'stream_reward', 'kick_odulu'],
    ]);
  });

  test('is rejected for who is not linked, and past the limit of the day: nobody loses points at Kick', async () => {
    await redeem('R2', 999_999);
    expect(kick.answered.get('R2')).toBe('reject');
    expect(await readState('R2')).toEqual(['refused', 'not_linked']);
    const { userId, kickId } = await someone();
    for (const id of ['R3', 'R4', 'R5', 'R6']) await redeem(id, kickId);
    expect(['R3', 'R4', 'R5', 'R6'].map((id) => kick.answered.get(id))).toEqual([
      ...['accept', 'accept', 'accept'],
      'reject',
    ]);
    expect(await readState('R6')).toEqual(['refused', 'limit_reached']);
    expect(await coinsOf(userId)).toBe(75);
  });

  test('told as rejected before it is told as pending credits nothing', async () => {
    const { userId, kickId } = await someone();
    await send(redemption('R7', kickId, 'rejected'));
    await send(redemption('R7', kickId, 'pending'));
    expect(await coinsOf(userId)).toBe(0);
    expect(await readState('R7')).toEqual(['closed', null]);
  });

  test('told and asked for at the same moment is credited once; told as waiting and as rejected at the same moment it brings nothing', async () => {
    const { userId, kickId } = await someone();
    kick.pending.set('ATONCE', { rewardId, kickId });
    await Promise.all([
      ...Array.from({ length: 3 }, () => send(redemption('ATONCE', kickId))),
      ...Array.from({ length: 3 }, () => watchKick(site.deps)),
    ]);
    expect(await coinsOf(userId)).toBe(25);
    const others = await Promise.all(Array.from({ length: 6 }, someone));
    await Promise.all(
      others.flatMap((one, at) =>
        ['pending', 'rejected', 'pending'].map((status) => send(redemption(`RACE${at}`, one.kickId, status))),
      ),
    );
    expect(await Promise.all(others.map((one) => coinsOf(one.userId)))).toEqual(others.map(() => 0));
    for (const at of others.keys())
      expect((await readState(`RACE${at}`))?.[0]).toMatch(/^(closed|taken_back)$/);
  });

  test('that the streamer rejects at Kick after the credit is taken back, once', async () => {
    const { userId, kickId } = await someone();
    await send(redemption('R8', kickId));
    await send(redemption('R8', kickId, 'rejected'));
    await send(redemption('R8', kickId, 'rejected'));
    expect(await coinsOf(userId)).toBe(0);
    expect(await readState('R8')).toEqual(['taken_back', null]);
  });

  test('can be an item of the market: the order is made, and where it cannot be had nothing is and the points come back', async () => {
    const createdAt = new Date(site.clock.now());
    const itemId = await addMarketItem(site.deps.db, { slug: 'kick-hediye', price: 40, stock: 1 });
    await site.deps.db
      .insert(kickRewards)
      .values({ rewardId: '01ITEM', title: 'Hediye', cost: 900, itemId, createdAt });
    const [first, second] = [await someone(), await someone()];
    await redeem('R9', first.kickId, '01ITEM');
    await redeem('R10', second.kickId, '01ITEM');
    expect(await readState('R9')).toEqual(['credited', null]);
    expect(await readState('R10')).toEqual(['refused', 'item_unavailable']);
    expect([kick.answered.get('R9'), kick.answered.get('R10')]).toEqual(['accept', 'reject']);
    expect([await coinsOf(first.userId), await coinsOf(second.userId)]).toEqual([0, 0]);
  });

  test.each([
    ['401', { status: 401, json: {} }, 2],
    ['429', { status: 429, json: {} }, 1],
    ['500', { status: 500, json: {} }, 1],
    ['an answer that is none', { json: 'x' }, 1],
  ])('that Kick answers with %s is told again, and credited once', async (word, given, times) => {
    const { userId, kickId } = await someone();
    const id = `E${word.slice(0, 3).trim()}`;
    kick.pending.set(id, { rewardId, kickId });
    await send(redemption(id, kickId));
    kick.fail('redemptions/accept', given, times);
    await expect(answerRedemption(site.deps, { id })).rejects.toThrow('Kick: ');
    await answerRedemption(site.deps, { id });
    expect(kick.answered.get(id)).toBe('accept');
    expect(await coinsOf(userId)).toBe(25);
  });

  test('is told with a renewed login where the one before has ended', async () => {
    const { kickId } = await someone();
    kick.endLogins();
    await redeem('R11', kickId);
    expect(kick.answered.get('R11')).toBe('accept');
  });

  test('waits where Kick has ended the connection for good, which the row then says', async () => {
    const { kickId } = await someone();
    kick.pending.set('R12', { rewardId, kickId });
    await send(redemption('R12', kickId));
    kick.endLogins({ renewals: true });
    await expect(answerRedemption(site.deps, { id: 'R12' })).rejects.toThrow('Kick: refused');
    const [row] = await site.deps.db.select().from(kickChannel);
    expect(row?.brokenAt).not.toBeNull();
    const asked = kick.got.length;
    await expect(answerRedemption(site.deps, { id: 'R12' })).rejects.toThrow('Kick: refused');
    expect(kick.got.length).toBe(asked);
    await site.deps.db.delete(kickChannel);
    await connectChannel(site);
  });
});

describe('taking part in the chat', () => {
  const chat = (kickId: number, content: string, badges: readonly string[] = []): Event => ({
    type: 'chat.message.sent',
    body: {
      ...{ message_id: 'm', content, emotes: [], created_at: new Date(site.clock.now()).toISOString() },
      sender: {
        user_id: kickId,
        username: 'izleyici',
        identity: { badges: badges.map((type) => ({ type, text: type })) },
      },
    },
  });
  const fiveMinutes = 5 * 60_000;
  /** Writes something in each of so many stretches of five minutes. */
  const talk = async (kickId: number, stretches: number, text: (at: number) => string) => {
    for (let at = 0; at < stretches; at += 1) {
      site.clock.advance(fiveMinutes);
      await send(chat(kickId, text(at)));
      await send(chat(kickId, `hemen ardından ${at}`));
    }
  };
  beforeAll(async () => {
    // The middle of a day in Istanbul, so that no stretch is of the next one.
    const noon = new Date(site.clock.now());
    noon.setUTCHours(33, 0, 0, 0);
    site.clock.advance(noon.getTime() - site.clock.now());
    await site.deps.db
      .insert(earnRules)
      .values({ key: 'kick_sohbet', title: 'Sohbet', type: 'kick_reward', amount: 5, capDay: 2 });
    const saidAt = new Date(site.clock.now());
    await site.deps.db
      .insert(streamSources)
      .values({ source: 'kick', isLive: true, saidAt })
      .onConflictDoUpdate({ target: streamSources.source, set: { isLive: true, saidAt } });
  });

  test('is credited for every third stretch of five minutes, up to the limit of the day', async () => {
    const { userId, kickId } = await someone();
    await talk(kickId, 2, (at) => `merhaba ${at}`);
    expect(await coinsOf(userId)).toBe(0);
    await talk(kickId, 10, (at) => `selam ${at}`);
    expect(await coinsOf(userId)).toBe(10);
  });

  test('counts neither the same words again nor emotes, nor who is not linked, nor while the stream is off', async () => {
    const { userId, kickId } = await someone();
    for (let at = 0; at < 4; at += 1) {
      site.clock.advance(fiveMinutes);
      await send(chat(kickId, 'hep aynı söz'));
      await send(chat(kickId, 'Hep  AYNI söz [emote:1:a]'));
      await send(chat(kickId, '[emote:37226:KEKW] [emote:37226:KEKW]'));
      await send(chat(777_777, `yabancı ${at}`));
    }
    await send({ ...live(false), at: site.clock.now() + 1 });
    await talk(kickId, 4, (at) => `yayın yok ${at}`);
    expect(await coinsOf(userId)).toBe(0);
  });

  test('a member who takes a Kick account over begins with what it had that day', async () => {
    site.clock.advance(2 * 60_000);
    await send(live(true));
    const [one, other] = [await someone(), await someone()];
    await talk(one.kickId, 6, (at) => `bir ${at}`);
    expect(await coinsOf(one.userId)).toBe(10);
    await site.deps.db.delete(kickAccounts).where(eq(kickAccounts.userId, other.userId));
    const moved = { userId: other.userId };
    await site.deps.db.update(kickAccounts).set(moved).where(eq(kickAccounts.kickId, one.kickId));
    await talk(one.kickId, 2, (at) => `iki ${at}`);
    expect(await coinsOf(other.userId)).toBe(0);
  });
});

describe('who follows and who is subscribed', () => {
  const person = (id: number) => ({ user_id: id, username: 'biri', is_anonymous: false });
  const until = (days: number) => new Date(site.clock.now() + days * 86_400_000).toISOString();
  test('is known from the events, and an earlier end never takes back a later one', async () => {
    await send({ type: 'channel.followed', body: { follower: person(61) } });
    await send({
      type: 'channel.subscription.renewal',
      body: { subscriber: person(61), expires_at: until(60) },
    });
    await send({ type: 'channel.subscription.new', body: { subscriber: person(61), expires_at: until(30) } });
    await send({
      type: 'channel.subscription.gifts',
      body: { gifter: { user_id: null }, giftees: [person(62), person(61)], expires_at: until(31) },
    });
    const rows = await site.deps.db.select().from(kickViewers).orderBy(kickViewers.kickId);
    expect(
      rows.map(({ kickId, followedAt, subscribedUntil }) => [
        kickId,
        followedAt !== null,
        subscribedUntil?.toISOString(),
      ]),
    ).toEqual([
      [61, true, until(60)],
      [62, false, until(31)],
    ]);
  });
});
