import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  marketAnswerSchema,
  marketDetailAnswerSchema,
  marketEligibilityAnswerSchema,
} from '@/contract/market';
import { kickAccounts } from '../db/schema/kick-accounts';
import { kickViewers } from '../db/schema/kick-viewers';
import { marketStockLog } from '../db/schema/market-stock-log';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const list = async (query = '') =>
  marketAnswerSchema.parse(await (await api.call('GET', `/market${query}`)).json());

describe('the market', () => {
  test('shows what can be had first, then what is sold out or paused, and nothing hidden or out of its time', async () => {
    const { db } = api.deps;
    const now = api.clock.now();
    await addMarketItem(db, { slug: 'bitti', state: 'sold_out', stock: 0, sort: 1 });
    await addMarketItem(db, { slug: 'ikinci', sort: 5, type: 'code' });
    await addMarketItem(db, { slug: 'birinci', sort: 2, stock: 3 });
    await addMarketItem(db, { slug: 'durdu', state: 'paused', sort: 3 });
    await addMarketItem(db, { slug: 'taslak', state: 'draft' });
    await addMarketItem(db, { slug: 'eski', visibleTo: new Date(now) });
    await addMarketItem(db, { slug: 'erken', visibleFrom: new Date(now + 1) });
    expect((await list()).data.map(({ slug }) => slug)).toEqual(['birinci', 'ikinci', 'bitti', 'durdu']);
    expect((await list('?type=code')).data.map(({ slug }) => slug)).toEqual(['ikinci']);
  });

  test('says when an item leaves the shelf, in the list and on its own, and sells it no more from then on', async () => {
    const visibleTo = new Date(api.clock.now() + 3_600_000);
    await addMarketItem(api.deps.db, { slug: 'giden', type: 'ticket', ticketCount: 1, visibleTo });
    const { data } = await list('?type=ticket');
    expect(data.map(({ visible_to }) => visible_to)).toEqual([visibleTo.toISOString()]);
    const read = () => api.call('GET', '/market/giden');
    const one = marketDetailAnswerSchema.parse(await (await read()).json());
    expect(one.data.visible_to).toBe(visibleTo.toISOString());
    expect(one.data.is_over).toBe(false);
    api.clock.advance(3_600_000);
    expect((await list('?type=ticket')).data).toEqual([]);
    expect(marketDetailAnswerSchema.parse(await (await read()).json()).data.is_over).toBe(true);
  });

  test('keeps the page of what was archived, to be read and not to be bought', async () => {
    const { db } = api.deps;
    await addMarketItem(db, { slug: 'arsivde', state: 'archived' });
    await addMarketItem(db, { slug: 'yarin', visibleFrom: new Date(api.clock.now() + 86_400_000) });
    expect((await api.call('GET', '/market/yarin')).status).toBe(404);
    const { data } = marketDetailAnswerSchema.parse(await (await api.call('GET', '/market/arsivde')).json());
    expect(data.is_over).toBe(true);
    expect((await list()).data.map(({ slug }) => slug)).not.toContain('arsivde');
    await makeUser(api, 'gecikmis');
    const token = await logInAs(api, 'gecikmis');
    expect((await api.call('GET', '/market/arsivde/me', { token })).status).toBe(404);
    const order = {
      token,
      body: { expected_price: 100 },
      headers: { 'idempotency-key': 'gec-kalan-siparis' },
    };
    expect((await api.call('POST', '/market/arsivde/orders', order)).status).toBe(404);
  });

  test('tells an item with its stock log, the newest change first, in one query', async () => {
    const itemId = await addMarketItem(api.deps.db, { slug: 'kayitli', stock: 4 });
    const createdAt = new Date('2026-11-01T10:00:00.123Z');
    await api.deps.db.insert(marketStockLog).values([
      { itemId, change: 5, stockAfter: 5, reason: 'opening', createdAt },
      { itemId, change: -1, stockAfter: 4, reason: 'order', createdAt },
    ]);
    const { answer, statements } = await recordedCall(api, '/market/kayitli');
    expect(statements).toHaveLength(1);
    const { data } = marketDetailAnswerSchema.parse(await answer.json());
    expect(data.stock_log?.map(({ change }) => change)).toEqual([-1, 5]);
    expect(data.stock_log?.[0]?.created_at).toBe('2026-11-01T10:00:00.123Z');
  });

  test.each(['?type=araba', '?cursor=!', '?cursor=WzFd', `?cursor=${'a'.repeat(201)}`])(
    'answers 422 to %s',
    async (query) => {
      expect((await api.call('GET', `/market${query}`)).status).toBe(422);
    },
  );

  test.each(['taslak', 'yok', '..%2fusers', 'A', 'x'.repeat(300)])('answers 404 to item %s', async (slug) => {
    expect((await api.call('GET', `/market/${slug}`)).status).toBe(404);
  });
});

test('who follows the channel at Kick, and who is subscribed, counts by the linked account and by the clock', async () => {
  const { db, clock } = api.deps;
  const requirements = { kick_follower: true, kick_subscriber: true };
  await addMarketItem(db, { slug: 'kick-kaskol', requirements });
  const userId = await makeUser(api, 'kickli');
  const token = await logInAs(api, 'kickli');
  const standing = async () => {
    const answer = await api.call('GET', '/market/kick-kaskol/me', { token });
    const { checks } = marketEligibilityAnswerSchema.parse(await answer.json()).data;
    return checks.filter(({ check }) => check.startsWith('kick_')).map(({ is_met }) => is_met);
  };
  const at = new Date(clock.now());
  await db.insert(kickViewers).values({ kickId: 77, followedAt: at });
  expect(await standing()).toEqual([false, false]);
  await db.insert(kickAccounts).values({ userId, kickId: 77, name: 'kickli', linkedAt: at });
  expect(await standing()).toEqual([true, false]);
  await db.update(kickViewers).set({ subscribedUntil: new Date(clock.now() + 60_000) });
  expect(await standing()).toEqual([true, true]);
  await db.update(kickViewers).set({ subscribedUntil: new Date(clock.now()) });
  expect(await standing()).toEqual([true, false]);
  const order = () =>
    api.call('POST', '/market/kick-kaskol/orders', {
      token,
      body: { expected_price: 100 },
      headers: { 'Idempotency-Key': api.deps.ids.uuid() },
    });
  expect(await (await order()).json()).toMatchObject({
    error: 'requirements_unmet',
    errors: { market: ['kick_subscriber', 'balance'] },
  });
});

test('a member sees the own checklist: balance, linked sponsor, limits used', async () => {
  const { db } = api.deps;
  const sponsorId = await addSponsor(db, { slug: 'bagli' });
  const requirements = { phone: true, sponsor_linked: true };
  await addMarketItem(db, { slug: 'odul', price: 900, sponsorId, requirements, perUserLimit: 1 });
  const userId = await makeUser(api, 'alici', { phoneState: 1 });
  await db.transaction((tx) =>
    postToLedger({ tx, clock: api.clock }, { userId, amount: 250, reason: 'task', idempotencyKey: 'k' }),
  );
  const token = await logInAs(api, 'alici');
  const standing = async () => {
    const answer = await api.call('GET', '/market/odul/me', { token });
    return marketEligibilityAnswerSchema.parse(await answer.json()).data;
  };
  const before = await standing();
  expect([before.balance, before.missing, before.used]).toEqual([250, 650, 0]);
  expect(before.checks.map(({ check, is_met }) => [check, is_met])).toEqual([
    ['phone', true],
    ['sponsor_linked', false],
    ['per_user_limit', true],
    ['balance', false],
  ]);
  const at = new Date();
  const account = { userId, sponsorId, siteUsername: 'x', createdAt: at };
  await db.insert(sponsorAccounts).values({ ...account, state: 'approved', verifiedAt: at });
  expect((await standing()).checks[1]?.is_met).toBe(true);
});

test('many items: every page is one query that walks the index, and the pages hold each item once', async () => {
  const many = await createTestApp();
  await fill(
    many.database.url,
    `insert into market_items (slug, title, type, price, state, sort, created_at)
     select 'urun-' || n, 'Ürün', case when n % 50 = 0 then 'free_spin' else 'perk' end, 10, 'active', n / 7, now() from generate_series(1, ${manyRows}) n`,
  );
  const { statements: whole } = await recordedCall(many, '/market');
  expect(whole).toHaveLength(1);
  for (const statement of whole) {
    const plan = await readPlan(many.database.url, statement);
    expect([usesIndex(plan, 'market_items_shown_index'), readsWhole(plan, 'market_items')]).toEqual([
      true,
      false,
    ]);
  }
  const seen = new Set<string>();
  let path = '/market?type=free_spin';
  for (let page = 0; page < 4; page += 1) {
    const { answer, statements } = await recordedCall(many, path);
    expect(statements).toHaveLength(1);
    const [statement] = statements;
    if (statement) {
      const plan = await readPlan(many.database.url, statement);
      expect([usesIndex(plan, 'market_items_type_index'), readsWhole(plan, 'market_items')]).toEqual([
        true,
        false,
      ]);
    }
    const { data, next_cursor } = marketAnswerSchema.parse(await answer.json());
    for (const { slug } of data) seen.add(slug);
    path = `/market?type=free_spin&cursor=${next_cursor}`;
  }
  expect(seen.size).toBe(96);
  await many.close();
});
