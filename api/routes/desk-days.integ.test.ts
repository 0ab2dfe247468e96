import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type FigureSpan, type FigureSubject, figureAnswerSchemas } from '@/contract/desk-figures';
import { spendingReasons } from '@/contract/ledger';
import { coinDays } from '../db/schema/coin-days';
import { coinLedger } from '../db/schema/coin-ledger';
import { complaints } from '../db/schema/complaints';
import { marketOrders } from '../db/schema/market-orders';
import { wins } from '../db/schema/wins';
import { closeCoinDays } from '../services/desk/figures/close-coin-days';
import { openSession } from '../services/sessions/open-session';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addSponsor } from '../testing/content.fixture';
import { credit } from '../testing/corrections.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { type Buyer, makeBuyer, order, orderIn, toContext } from '../testing/orders.fixture';

const minute = 60_000;
const dayMs = 24 * 60 * minute;
/** A minute before midnight in Istanbul. */
const start = Date.parse('2026-11-08T20:59:00Z');

let site: TestApp;
let admin: { readonly id: string; readonly token: string };
beforeAll(async () => {
  site = await createTestApp({}, { now: start - 40 * dayMs });
  admin = await newMember(site, 'yonetici', { permission: 'admin', createdAt: new Date(start - 40 * dayMs) });
  site.clock.advance(40 * dayMs);
});
afterAll(() => site.close());

/** A login of the moment: nobody stays logged in for as long as these days go on. */
async function tokenOf(id: string): Promise<string> {
  return openSession(toContext(site), id);
}

async function readAs<T>(answer: z.ZodType<T>, subject: FigureSubject, days: FigureSpan, by: string) {
  const token = await tokenOf(by);
  const got = await site.call('GET', `/desk/figures/${subject}?days=${days}`, { token });
  expect(got.status).toBe(200);
  return answer.parse(await got.json());
}

const { members, coins, clicks, claims, orders } = figureAnswerSchemas;
/** Each figure, as an admin reads it unless told otherwise. */
const read = {
  members: async (days: FigureSpan = '7') => (await readAs(members, 'members', days, admin.id)).data,
  coins: async (days: FigureSpan = '7') => (await readAs(coins, 'coins', days, admin.id)).data,
  clicks: async (days: FigureSpan = '7') => (await readAs(clicks, 'clicks', days, admin.id)).data,
  claims: async (days: FigureSpan = '7', by = admin.id) => (await readAs(claims, 'claims', days, by)).data,
  orders: async (days: FigureSpan = '7') => (await readAs(orders, 'orders', days, admin.id)).data,
};

/** The day in Istanbul of a moment. */
const dayOf = (at: Date) => new Date(at.getTime() + 180 * minute).toISOString().slice(0, 10);
const nextMidnight = () => Date.parse(`${dayOf(new Date(site.clock.now()))}T00:00:00+03:00`) + dayMs;

describe('Sikke', () => {
  /** What the figures have to be, line by line out of the ledger. */
  async function expected(days: readonly string[]) {
    const lines = await site.database.db.select().from(coinLedger).orderBy(asc(coinLedger.id));
    const sum = (some: typeof lines) => some.reduce((all, { amount }) => all + amount, 0);
    return days.map((day) => {
      const own = lines.filter(({ createdAt }) => dayOf(createdAt) === day);
      const spent = own.filter(({ reason }) => spendingReasons.includes(reason));
      const made = sum(own) - sum(spent);
      const outstanding = sum(lines.filter(({ createdAt }) => dayOf(createdAt) <= day));
      return { day, made, spent: spent.length === 0 ? 0 : -sum(spent), outstanding };
    });
  }

  async function agree(span: FigureSpan) {
    const figures = await read.coins(span);
    expect(figures.days).toEqual(await expected(figures.days.map(({ day }) => day)));
    const { rows } = await site.database.db.execute<{ sum: string }>(sql`select sum(point) from users`);
    expect(figures.outstanding).toBe(Number(rows[0]?.sum));
    const came = figures.reasons.reduce((all, one) => all + one.came - one.went, 0);
    expect(figures.made - figures.spent).toBe(came);
    return figures;
  }

  let buyer: Buyer;
  const move = (amount: number) => credit(site.deps, buyer.id, amount, `${site.clock.now()}:${amount}`);

  test('add up to the ledger line by line on days that end at midnight in Istanbul, before and after they are summed up', async () => {
    await addMarketItem(site.database.db, { slug: 'kupa', price: 100, stock: 50 });
    buyer = await makeBuyer(site, 0);
    await move(1000);
    site.clock.advance(2 * minute);
    await move(70);
    buyer = { ...buyer, token: await tokenOf(buyer.id) };
    const bought = await orderIn(await order(site, buyer, { slug: 'kupa' }));
    await orderIn(await order(site, buyer, { slug: 'kupa' }));
    const today = await agree('7');
    expect(today.days.slice(-2)).toEqual([
      { day: '2026-11-08', made: 1000, spent: 0, outstanding: 1000 },
      { day: '2026-11-09', made: 70, spent: 200, outstanding: 870 },
    ]);

    // Not an hour has passed since midnight: the day before may still get a line.
    await closeCoinDays(site.deps);
    expect(await site.database.db.select().from(coinDays)).toHaveLength(0);
    site.clock.advance(60 * minute);
    await closeCoinDays(site.deps);
    await closeCoinDays(site.deps);
    expect(await site.database.db.select().from(coinDays)).toEqual([
      { day: '2026-11-08', reason: 'task', came: 1000, went: 0 },
    ]);
    expect(await agree('7')).toEqual(today);

    site.clock.advance(3 * dayMs);
    const token = await tokenOf(buyer.id);
    const cancelled = await site.call('POST', `/user/orders/${bought.id}/cancel`, { token });
    expect(cancelled.status).toBe(200);
    await move(5);
    expect((await agree('7')).days.at(-1)).toMatchObject({ day: '2026-11-12', made: 5, spent: -100 });
    await closeCoinDays(site.deps);
    await agree('7');
    await agree('90');
    site.clock.advance(20 * dayMs);
    await closeCoinDays(site.deps);
    await move(9);
    expect((await agree('7')).days[0]).toMatchObject({ made: 0, spent: 0, outstanding: 975 });
    expect((await agree('30')).made).toBe(1000 + 70 + 5 + 9);
  });

  test('that went through orders are those of the orders, on the same days', async () => {
    const figures = await read.orders('30');
    const stored = await site.database.db.select().from(marketOrders);
    expect(figures).toMatchObject({
      made: 2,
      made_coins: 200,
      delivered: 0,
      cancelled: 1,
      cancelled_coins: 100,
    });
    expect(figures.days.filter(({ made, cancelled }) => made + cancelled > 0)).toEqual([
      {
        ...{ day: '2026-11-09', made: 2, made_coins: 200, delivered: 0, delivered_coins: 0 },
        ...{ cancelled: 0, cancelled_coins: 0 },
      },
      {
        ...{ day: '2026-11-12', made: 0, made_coins: 0, delivered: 0, delivered_coins: 0 },
        ...{ cancelled: 1, cancelled_coins: 100 },
      },
    ]);
    const open = stored.find(({ state }) => state === 'pending');
    const token = await tokenOf(admin.id);
    await site.call('POST', `/orders/${open?.id}/decision`, { token, body: { decision: 'deliver' } });
    expect(await read.orders('7')).toMatchObject({
      made: 0,
      delivered: 1,
      delivered_coins: 100,
      cancelled: 0,
    });
    const { reasons } = await read.coins('30');
    expect(reasons.filter(({ reason }) => reason.startsWith('market'))).toEqual([
      { reason: 'market_order', came: 0, went: 200 },
      { reason: 'market_release', came: 100, went: 0 },
    ]);
  });
});

test('a ledger that was silent for long is summed up as well, however far it goes back', async () => {
  const userId = admin.id;
  for (const day of [0, 1, 120, 250]) {
    site.clock.advance(day * dayMs);
    await credit(site.deps, userId, 10 + day, `sessiz:${day}`);
  }
  await site.database.db.delete(coinDays);
  const before = await read.coins('90');
  site.clock.advance(2 * 60 * minute);
  await closeCoinDays(site.deps);
  const [{ sum, days } = {}] = (
    await site.database.db.execute<{ sum: string; days: string }>(
      sql`select sum(came - went) as sum, count(distinct day) as days from coin_days`,
    )
  ).rows;
  expect([Number(sum), Number(days)]).toEqual([before.outstanding - 260, 6]);
  expect((await read.coins('90')).outstanding).toBe(before.outstanding);
});

describe('members', () => {
  test('count once a day however many logins ask, and once in the span', async () => {
    site.clock.advance(nextMidnight() - 10 * minute - site.clock.now());
    const { id } = await newMember(site, 'sakin', { createdAt: new Date(site.clock.now()) });
    const before = await read.members();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenOf(id)));
    site.clock.advance(20 * minute);
    await Promise.all(tokens.map((token) => site.call('GET', '/user', { token })));
    const after = await read.members();
    const [yesterday, today] = after.days.slice(-2);
    expect(yesterday).toEqual(before.days.at(-1));
    // The admin reads the figures.
    expect(today).toMatchObject({ joined: 0, active: 2 });
    expect(after.active).toBe(before.active);
  });

  test('are new on the day of Istanbul they joined', async () => {
    const midnight = nextMidnight() - dayMs;
    const before = await read.members();
    for (const [name, at] of [['gececi', midnight - 1] as const, ['erkenci', midnight] as const]) {
      await newMember(site, name, { createdAt: new Date(at) });
    }
    const after = await read.members();
    const joined = (figures: typeof after) => figures.days.slice(-2).map((one) => one.joined);
    expect(joined(after)).toEqual(joined(before).map((count) => count + 1));
    expect(after.total).toBe(before.total + 2);
    expect(after.joined).toBe(before.joined + 2);
  });
});

test('clicks stand on the day of Istanbul they were made, by sponsor, the most clicked first', async () => {
  await addSponsor(site.database.db, { slug: 'az', name: 'Az' });
  await addSponsor(site.database.db, { slug: 'cok', name: 'Çok' });
  const midnight = nextMidnight();
  const click = (slug: string) => site.call('POST', `/sponsors/${slug}/clicks`);
  site.clock.advance(midnight - 1 - site.clock.now());
  await Promise.all(['cok', 'cok', 'az'].map(click));
  site.clock.advance(1);
  await click('cok');
  const { clicks: sum, days, sponsors } = await read.clicks();
  expect(sum).toBe(4);
  expect(days.slice(-2).map((one) => one.clicks)).toEqual([3, 1]);
  expect(sponsors.map((one) => [one.slug, one.clicks, one.days.slice(-2)])).toEqual([
    ['cok', 3, [2, 1]],
    ['az', 1, [1, 0]],
  ]);
});

describe('claims', () => {
  beforeAll(async () => {
    const { db } = site.database;
    const now = site.clock.now();
    const ago = (hours: number) => new Date(now - hours * 60 * minute);
    const win = { userId: admin.id, gameName: 'Oyun', bet: 100, win: 500, currency: 'TRY' } as const;
    await db.insert(wins).values([
      ...[1, 2, 3, 10].map((hours) => ({
        ...{ ...win, review: 'approved' as const, createdAt: ago(20 + hours) },
        ...{ decidedAt: ago(20), approvedAt: ago(20) },
      })),
      { ...win, review: 'rejected', rejectReason: 'x', createdAt: ago(10 * 24), decidedAt: ago(10 * 24 - 1) },
      { ...win, review: 'rejected', rejectReason: 'x', createdAt: ago(30 * 24), decidedAt: ago(2) },
      { ...win, review: 'pending', createdAt: ago(40 * 24) },
      { ...win, review: 'pending', createdAt: ago(1) },
    ]);
    const words = { type: 'complaint', department: 'other', subject: 'Konu' } as const;
    await db.insert(complaints).values({ userId: admin.id, createdAt: ago(3), ...words });
  });

  test('are counted by kind and state, with the time that decisions took', async () => {
    const figures = await read.claims('7');
    expect(figures).toMatchObject({ made: 6, decided: 5 });
    const of = (kind: string) => figures.kinds.find((one) => one.kind === kind);
    expect(of('win')).toEqual({
      ...{ kind: 'win', made: 5, states: { approved: 4, pending: 1 }, decided: 5 },
      // Of 1, 2, 3, 10 and 718 hours.
      ...{ median_s: 3 * 3600, ninth_s: Math.round((10 + 0.6 * 708) * 3600) },
    });
    expect(of('complaint')).toMatchObject({ made: 1, decided: 0, median_s: null, ninth_s: null });
    expect((await read.claims('30')).kinds.find(({ kind }) => kind === 'win')).toMatchObject({
      ...{ made: 6, decided: 6, states: { approved: 4, pending: 1, rejected: 1 } },
    });
  });

  test('are those that the viewer decides', async () => {
    const editor = await newMember(site, 'editor', { permission: 'editor' });
    expect((await read.claims('7', editor.id)).kinds.map(({ kind }) => kind)).toEqual(['win']);
  });
});

test('a span is 7, 30 or 90 days', async () => {
  const token = await tokenOf(admin.id);
  for (const days of ['0', '8', 'x', '3650']) {
    expect((await site.call('GET', `/desk/figures/coins?days=${days}`, { token })).status).toBe(422);
  }
});
