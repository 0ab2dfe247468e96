import { randomUUID } from 'node:crypto';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { marketCodes } from '../db/schema/market-codes';
import { users } from '../db/schema/users';
import { createGate } from '../gate';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addMarketItem } from '../testing/market.fixture';
import {
  asTheSite,
  type Buyer,
  bookFaults,
  deadlocks,
  makeBuyer,
  order,
  orderIn,
  ownOrder,
  persistently,
  readBalance,
  readStock,
  tally,
} from '../testing/orders.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** How many come at once where the crowd is what is proved. */
const crowd = inject('isAtScale') ? 1000 : 200;

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

async function manyBuyers(count: number, sikke: number): Promise<Buyer[]> {
  const door = createGate({ running: 10, waiting: count });
  return Promise.all(times(count).map(() => door(() => makeBuyer(api, sikke))));
}

test(`${crowd} parallel orders on one balance: as many as it covers, and none more`, {
  timeout: 600_000,
}, async () => {
  await addMarketItem(api.deps.db, { slug: 'bakiye', stock: 2000 });
  const buyer = await makeBuyer(api, 1050);
  const door = asTheSite();
  const answers = await Promise.all(
    times(crowd).map(() => door(() => order(api, buyer, { slug: 'bakiye' }))),
  );
  expect(await tally(answers)).toEqual({ 201: 10, '409 insufficient_balance': crowd - 10 });
  expect([await readBalance(api, buyer), (await readStock(api, 'bakiye')).stock]).toEqual([50, 1990]);
  expect(await bookFaults(api)).toEqual([]);
});

test(`${crowd / 2} members on a stock of 7: seven orders`, { timeout: 600_000 }, async () => {
  await addMarketItem(api.deps.db, { slug: 'son-yedi', stock: 7 });
  const buyers = await manyBuyers(crowd / 2, 100);
  const door = asTheSite();
  const answers = await Promise.all(
    buyers.map((buyer) => door(() => order(api, buyer, { slug: 'son-yedi' }))),
  );
  expect(await tally(answers)).toEqual({ 201: 7, '409 sold_out': crowd / 2 - 7 });
  expect(await readStock(api, 'son-yedi')).toEqual({ stock: 0, state: 'sold_out' });
  const spent = await api.deps.db
    .select({ spent: sql<number>`count(*)::int` })
    .from(users)
    .where(sql`${users.point} = 0 and ${users.username} like 'alici%'`);
  expect(spent[0]?.spent).toBe(7);
  expect(await bookFaults(api)).toEqual([]);
});

test('50 × one idempotency key: one order, and 50 times the same answer', async () => {
  await addMarketItem(api.deps.db, { slug: 'tek' });
  const buyer = await makeBuyer(api, 1000);
  const key = randomUUID();
  const answers = await Promise.all(times(50).map(() => order(api, buyer, { slug: 'tek', key })));
  expect(await tally(answers)).toEqual({ 201: 50 });
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await readBalance(api, buyer)).toBe(900);
});

test('50 × one key on a balance for one order: the repeats get its answer, not the refusal that nothing is left', async () => {
  await addMarketItem(api.deps.db, { slug: 'tek-kez', stock: 1 });
  const buyer = await makeBuyer(api, 100);
  const key = randomUUID();
  const answers = await Promise.all(times(50).map(() => order(api, buyer, { slug: 'tek-kez', key })));
  expect(await tally(answers)).toEqual({ 201: 50 });
  expect([await readBalance(api, buyer), (await readStock(api, 'tek-kez')).stock]).toEqual([0, 0]);
  expect(await bookFaults(api)).toEqual([]);
});

test('40 members on 25 codes: 25 different codes, one an order', async () => {
  const admin = await makeBuyer(api, 0, { permission: 'admin' });
  await addMarketItem(api.deps.db, { slug: 'kodlar', type: 'code', stock: 0, state: 'sold_out' });
  const codes = times(25).map((at) => `KOD-${at}`);
  await api.call('POST', '/market/kodlar/codes', { token: admin.token, body: { codes } });
  const buyers = await manyBuyers(40, 100);
  const answers = await Promise.all(buyers.map((buyer) => order(api, buyer, { slug: 'kodlar' })));
  expect(await tally(answers)).toEqual({ 201: 25, '409 sold_out': 15 });
  const given = await Promise.all(
    answers.map(async (answer, at) => {
      const buyer = buyers[at];
      if (answer.status !== 201 || !buyer) return null;
      return (await ownOrder(api, buyer, (await orderIn(answer)).id)).code;
    }),
  );
  expect(given.filter((code) => code !== null).sort()).toEqual([...codes].sort());
  const used = await api.deps.db.select().from(marketCodes).where(isNotNull(marketCodes.orderId));
  expect(used).toHaveLength(25);
});

test('a limit of 3 for each member holds against 60 orders at once', async () => {
  await addMarketItem(api.deps.db, { slug: 'uc', perUserLimit: 3 });
  const buyer = await makeBuyer(api, 10_000);
  const answers = await Promise.all(times(60).map(() => order(api, buyer, { slug: 'uc' })));
  expect(await tally(answers)).toEqual({ 201: 3, '409 limit_reached': 57 });
});

describe('an order that many want to end', () => {
  const pending = async (slug: string) => {
    await addMarketItem(api.deps.db, { slug, stock: 1 });
    const buyer = await makeBuyer(api, 100);
    return { buyer, ...(await orderIn(await order(api, buyer, { slug }))) };
  };
  const moderators = () => Promise.all(times(2).map(() => makeBuyer(api, 0, { permission: 'moderator' })));

  test('is refunded once: 50 rejections by two moderators', async () => {
    const { buyer, id } = await pending('ret');
    const staff = await moderators();
    const body = { decision: 'reject', reason: 'yok' };
    const answers = await Promise.all(
      times(50).map((at) =>
        persistently(() =>
          api.call('POST', `/orders/${id}/decision`, { token: staff[at % 2]?.token ?? '', body }),
        ),
      ),
    );
    expect(await tally(answers)).toEqual({ 200: 1, '409 conflict': 49 });
    expect([await readBalance(api, buyer), (await readStock(api, 'ret')).stock]).toEqual([100, 1]);
    expect(await bookFaults(api)).toEqual([]);
  });

  test('has one end: refund, cancellation and delivery at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { buyer, id } = await pending(`son-${round}`);
      const [one] = await moderators();
      const body = (decision: string) => ({ decision, reason: 'yok' });
      const decide = (decision: string) =>
        persistently(() =>
          api.call('POST', `/orders/${id}/decision`, { token: one?.token ?? '', body: body(decision) }),
        );
      const cancel = () =>
        persistently(() => api.call('POST', `/user/orders/${id}/cancel`, { token: buyer.token }));
      const answers = await Promise.all(
        times(8).flatMap(() => [cancel(), decide('reject'), decide('deliver')]),
      );
      expect(await tally(answers)).toEqual({ 200: 1, '409 conflict': 23 });
      const { state } = await ownOrder(api, buyer, id);
      const isBack = state !== 'delivered';
      expect([await readBalance(api, buyer), (await readStock(api, `son-${round}`)).stock]).toEqual(
        isBack ? [100, 1] : [0, 0],
      );
    }
    expect(await bookFaults(api)).toEqual([]);
  });
});

test('two members and two items crosswise, with cancellations in between: no deadlock is ever seen', async () => {
  for (const slug of ['capraz-a', 'capraz-b']) await addMarketItem(api.deps.db, { slug, stock: 5000 });
  const pair = [await makeBuyer(api, 100_000), await makeBuyer(api, 100_000)];
  const door = asTheSite();
  const buyOrReturn = async (at: number) => {
    const buyer = pair[at % 2] ?? pair[0];
    if (!buyer) return [];
    const slug = at % 4 < 2 ? 'capraz-a' : 'capraz-b';
    const made = await order(api, buyer, { slug });
    if (made.status !== 201 || at % 3 > 0) return [made];
    const { id } = await orderIn(made.clone());
    const cancel = () => api.call('POST', `/user/orders/${id}/cancel`, { token: buyer.token });
    return [made, await persistently(cancel)];
  };
  const rounds = await Promise.all(times(crowd / 2).map((at) => door(() => buyOrReturn(at))));
  const counts = await tally(rounds.flat());
  expect(counts).toEqual({ 201: crowd / 2, 200: Math.ceil(crowd / 6) });
  expect(await deadlocks(api)).toBe(0);
  expect(await bookFaults(api)).toEqual([]);
});
