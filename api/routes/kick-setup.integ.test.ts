import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskKickAnswerSchema, kickEventNames } from '@/contract/desk-kick';
import { earnRulesAnswerSchema } from '@/contract/earn-rules';
import { kickLoginAnswerSchema, ownKickAnswerSchema } from '@/contract/kick';
import { siteAnswerSchema } from '@/contract/site';
import { kickChannel } from '../db/schema/kick-channel';
import { kickRedemptions } from '../db/schema/kick-redemptions';
import { kickRewards } from '../db/schema/kick-rewards';
import { placeReward } from '../services/kick/place-reward';
import { sayAtKick } from '../services/kick/say-at-kick';
import { watchKick } from '../services/kick/watch-kick';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { kickChannelId } from '../testing/kick-events.fixture';
import { type KickServer, kickApp, kickAt, startKickServer } from '../testing/kick-server.fixture';
import { addMarketItem } from '../testing/market.fixture';

let kick: KickServer;
let site: TestApp;
let admin: string;
let member: string;
let other: string;
beforeAll(async () => {
  kick = await startKickServer();
  site = await createTestApp({ kick: kickAt(kick) });
  await makeUser(site, 'yonetici', { permission: 'admin' });
  for (const name of ['izleyici', 'baskasi']) await makeUser(site, name);
  [admin, member, other] = [
    await logInAs(site, 'yonetici'),
    await logInAs(site, 'izleyici'),
    await logInAs(site, 'baskasi'),
  ];
});
afterAll(async () => {
  await site.close();
  await kick.close();
});

const key = () => ({ 'Idempotency-Key': site.deps.ids.uuid() });
const write = (method: string, path: string, body?: unknown) =>
  site.call(method, `/desk/kick/${path}`, { token: admin, body, headers: key() });
const readDesk = async () =>
  deskKickAnswerSchema.parse(await (await site.call('GET', '/desk/kick', { token: admin })).json()).data;
const readOwn = async (token: string) =>
  ownKickAnswerSchema.parse(await (await site.call('GET', '/user/kick', { token })).json()).data;

const begin = async (token: string, path = '/user/kick/link') =>
  kickLoginAnswerSchema.parse(await (await site.call('POST', path, { token })).json()).data.url;
const comeBack = (token: string, body: { code: string; state: string }) =>
  site.call('POST', '/user/kick/return', { token, body });
const listKickRules = async () => {
  const { data } = earnRulesAnswerSchema.parse(await (await site.call('GET', '/points')).json());
  return data.map(({ key: rule }) => rule).filter((rule) => rule.startsWith('kick_'));
};

describe('before anything is set up', () => {
  test('nobody can link, nothing is shown, and no request leaves', async () => {
    expect(await readOwn(member)).toEqual({
      ...{ can_link: false, name: null, linked_at: null },
      ...{ follows: false, subscribed_until: null },
    });
    expect((await site.call('POST', '/user/kick/link', { token: member })).status).toBe(404);
    expect((await write('POST', 'connect')).status).toBe(404);
    expect((await write('POST', 'chat', { text: 'Merhaba' })).status).toBe(404);
    expect(await listKickRules()).toEqual([]);
    await watchKick(site.deps);
    expect(kick.got).toEqual([]);
  });
});

describe('the app and the channel', () => {
  test('the secret is kept sealed and never told again; another app needs its own', async () => {
    const { clientId, secret } = kickApp;
    expect((await write('PUT', 'app', { client_id: clientId })).status).toBe(422);
    expect((await write('PUT', 'app', { client_id: clientId, client_secret: secret })).status).toBe(201);
    const [row] = await site.deps.db.select().from(kickChannel);
    expect(JSON.stringify(row)).not.toContain(secret);
    const answer = await site.call('GET', '/desk/kick', { token: admin });
    expect(await answer.text()).not.toMatch(/secret/);
  });

  test('are connected by a login with PKCE that the same admin finishes, once', async () => {
    const url = await begin(admin, '/desk/kick/connect');
    const asked = new URL(url).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('redirect_uri')]).toEqual([
      ...['S256', 'http://localhost:3000/api/kick/return'],
    ]);
    const back = kick.agree(url, { id: kickChannelId, name: 'kanal' });
    expect((await comeBack(member, back)).status).toBe(422);
    kick.fail('oauth/token', { status: 503, json: {} });
    expect((await comeBack(admin, back)).status).toBe(503);
    const again = kick.agree(await begin(admin, '/desk/kick/connect'), { id: kickChannelId, name: 'kanal' });
    expect((await comeBack(admin, again)).status).toBe(200);
    expect((await comeBack(admin, again)).status).toBe(422);
    expect((await readDesk()).channel).toMatchObject({ name: 'kanal', is_broken: false });
  });

  test('a code that Kick does not take, and a way back after ten minutes, connect nothing', async () => {
    const { state } = kick.agree(await begin(admin, '/desk/kick/connect'), { id: 1, name: 'yanlis' });
    const wrong = await comeBack(admin, { code: 'uydurma', state });
    expect([wrong.status, (await wrong.json()).errors]).toEqual([422, { code: ['invalid'] }]);
    const late = kick.agree(await begin(admin, '/desk/kick/connect'), { id: 1, name: 'yanlis' });
    site.clock.advance(11 * 60_000);
    expect((await comeBack(admin, late)).status).toBe(422);
    expect((await readDesk()).channel?.name).toBe('kanal');
  });

  test('who watches Kick subscribes to what lacks, again where Kick has ended one', async () => {
    await watchKick(site.deps);
    expect([...kick.subscribed].sort()).toEqual([...kickEventNames].sort());
    expect((await readDesk()).channel?.missing).toEqual([]);
    kick.subscribed.delete('chat.message.sent');
    site.clock.advance(11 * 60_000);
    await watchKick(site.deps);
    expect(kick.subscribed.has('chat.message.sent')).toBe(true);
  });

  test('the stream goes on and off with what Kick is asked, and stays where it does not tell', async () => {
    const isLive = async () =>
      siteAnswerSchema.parse(await (await site.call('GET', '/site')).json()).data.is_live;
    const watch = async () => {
      site.clock.advance(120_000);
      await watchKick(site.deps);
      return isLive();
    };
    kick.stream.isLive = true;
    expect(await watch()).toBe(true);
    kick.stream.isLive = false;
    kick.stream.isUnfiltered = true;
    expect(await watch()).toBe(true);
    kick.fail('livestreams', { status: 429, json: {} });
    expect(await watch()).toBe(true);
    kick.stream.isUnfiltered = false;
    expect(await watch()).toBe(false);
  });
});

describe('a member’s account at Kick', () => {
  test('is linked by its own login, which is worth nothing afterwards, and is nobody else’s then', async () => {
    const person = { id: 4242, name: 'izleyici_kick' };
    expect((await comeBack(member, kick.agree(await begin(member), person))).status).toBe(200);
    expect(await readOwn(member)).toMatchObject({ can_link: true, name: 'izleyici_kick' });
    expect(kick.called('/oauth/revoke').length).toBe(1);
    const taken = await comeBack(other, kick.agree(await begin(other), person));
    expect([taken.status, (await taken.json()).errors]).toEqual([422, { kick: ['unique'] }]);
    const states = kick.got.filter(({ path }) => path.startsWith('/oauth/revoke'));
    expect(states.length).toBe(2);
  });

  test('a way back that another member began links nothing to who comes', async () => {
    const back = kick.agree(await begin(member), { id: 5151, name: 'saldiran' });
    expect((await comeBack(other, back)).status).toBe(422);
    expect((await readOwn(other)).name).toBeNull();
  });

  test('is let go, and may then be another member’s', async () => {
    expect((await site.call('POST', '/user/kick/unlink', { token: member })).status).toBe(200);
    expect((await readOwn(member)).name).toBeNull();
    const back = kick.agree(await begin(other), { id: 4242, name: 'izleyici_kick' });
    expect((await comeBack(other, back)).status).toBe(200);
  });
});

describe('rewards of the channel', () => {
  const jobOf = async (title: string) => {
    const [row] = await site.deps.db.select().from(kickRewards).where(eq(kickRewards.title, title));
    if (row) await placeReward(site.deps, { id: row.id });
    return row;
  };

  test('are made at Kick by a job, shown among the ways to earn then, and ended there', async () => {
    expect(await listKickRules()).toEqual(['kick_sohbet']);
    expect((await write('POST', 'rewards', { title: '25 puan', cost: 500, coins: 25 })).status).toBe(201);
    expect((await readDesk()).rewards).toMatchObject([{ title: '25 puan', is_made: false }]);
    await jobOf('25 puan');
    const [reward] = (await readDesk()).rewards;
    expect(reward).toMatchObject({ is_made: true, coins: 25, item: null });
    expect(await listKickRules()).toEqual(['kick_odulu', 'kick_sohbet']);
    expect((await write('POST', `rewards/${reward?.id}/end`)).status).toBe(201);
    expect((await write('POST', `rewards/${reward?.id}/end`)).status).toBe(404);
    await jobOf('25 puan');
    expect(kick.got.filter(({ method }) => method === 'DELETE').length).toBe(1);
    expect((await readDesk()).rewards).toEqual([]);
  });

  test('bring either Sikke or an item that needs no address', async () => {
    await addMarketItem(site.deps.db, { slug: 'kupa', type: 'physical' });
    await addMarketItem(site.deps.db, { slug: 'selam', type: 'perk' });
    const given = [{}, { coins: 5, item: 'selam' }, { item: 'kupa' }, { item: 'yok' }];
    const statuses = [];
    for (const brings of given)
      statuses.push((await write('POST', 'rewards', { title: 'x', cost: 1, ...brings })).status);
    expect(statuses).toEqual([422, 422, 422, 422]);
    expect((await write('POST', 'rewards', { title: 'Selam', cost: 1, item: 'selam' })).status).toBe(201);
  });

  test('a redemption whose event was dropped is found by who watches Kick, and answered in the end', async () => {
    await write('POST', 'rewards', { title: 'Düşen', cost: 10, coins: 7 });
    await jobOf('Düşen');
    const [row] = await site.deps.db.select().from(kickRewards).where(eq(kickRewards.title, 'Düşen'));
    kick.pending.set('DROPPED', { rewardId: row?.rewardId ?? '', kickId: 4242 });
    await watchKick(site.deps);
    site.clock.advance(11 * 60_000);
    await watchKick(site.deps);
    expect(kick.answered.get('DROPPED')).toBe('accept');
    const rows = await site.deps.db.select().from(kickRedemptions);
    expect(rows.map(({ id, state }) => [id, state])).toEqual([['DROPPED', 'credited']]);
    expect((await readDesk()).redemptions).toMatchObject([
      { title: 'Düşen', username: 'baskasi', state: 'credited', is_answered: true },
    ]);
  });
});

describe('what the desk has said in the chat', () => {
  test('is said in the channel’s own name, and never later than two minutes', async () => {
    expect((await write('POST', 'chat', { text: 'Kod: YAĞMUR-50' })).status).toBe(201);
    const until = site.clock.now() + 1000;
    await sayAtKick(site.deps, { text: 'Kod: YAĞMUR-50', until });
    await sayAtKick(site.deps, { text: 'dünkü kod', until: until - 2000 });
    expect(kick.said).toEqual(['Kod: YAĞMUR-50']);
  });
});

describe('an end of the connection', () => {
  test('forgets the login and what it said; members keep their links, and nothing leaves any more', async () => {
    expect((await write('POST', 'disconnect')).status).toBe(201);
    expect((await write('POST', 'disconnect')).status).toBe(404);
    const [row] = await site.deps.db.select().from(kickChannel);
    expect([row?.accessSealed, row?.refreshSealed, row?.broadcasterId]).toEqual([null, null, null]);
    const asked = kick.got.length;
    await watchKick(site.deps);
    expect(kick.got.length).toBe(asked);
    expect(await readOwn(other)).toMatchObject({ can_link: false, name: 'izleyici_kick' });
  });
});
