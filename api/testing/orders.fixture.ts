import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type OrderDetailWire, orderDetailSchema, orderSchema } from '@/contract/market-orders';
import { coinLedger } from '../db/schema/coin-ledger';
import { marketItems } from '../db/schema/market-items';
import { marketOrders } from '../db/schema/market-orders';
import { users } from '../db/schema/users';
import { transact } from '../db/transact';
import { createGate } from '../gate';
import { fold } from '../services/accounts/fold';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { unbalancedUsers, verifyLedger } from '../services/ledger/verify-ledger';
import { placeOrder } from '../services/orders/place-order';
import { openSession } from '../services/sessions/open-session';
import type { TestApp } from './app.fixture';
import { knownOrders } from './economy-operations.fixture';

/** A member who can buy. */
export interface Buyer {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

let names = 0;

/** Makes a verified member with so many Sikke, logged in. */
export async function makeBuyer(
  api: TestApp,
  sikke: number,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<Buyer> {
  names += 1;
  const name = `alici${names}`;
  const id = api.deps.ids.uuid();
  const folds = { usernameFold: fold(name), emailFold: fold(`${name}@ornek.com`) };
  const account = { id, username: name, email: `${name}@ornek.com`, ...folds, passwordHash: 'none' };
  const verified = { phoneState: 1, telegramVerifiedAt: new Date() };
  await api.deps.db.insert(users).values({ ...account, ...verified, ...changes });
  if (sikke > 0) await giveSikke(api, id, sikke);
  return { id, name, token: await newToken(api, id) };
}

/** Makes the orders that the table of operations speaks of, of the item `ornek`, and leaves their member with 1 000 Sikke. */
export async function addKnownOrders(api: TestApp, userId: string): Promise<void> {
  await giveSikke(api, userId, 1200);
  const input = { expected_price: 100 };
  for (const id of knownOrders) {
    await transact(api.deps.db, (tx) =>
      placeOrder(
        { ...toContext(api), ids: { ...api.deps.ids, uuid: () => id }, tx },
        { userId, slug: 'ornek', input },
      ),
    );
  }
}

/** Credits Sikke for nothing. */
export async function giveSikke(api: TestApp, userId: string, amount: number): Promise<void> {
  const posting = { userId, amount, reason: 'task', idempotencyKey: `gift:${userId}` } as const;
  await api.deps.db.transaction((tx) => postToLedger({ tx, clock: api.clock }, posting));
}

/** What a service gets, without a request. */
export function toContext({ deps }: TestApp) {
  return { ...deps, requestId: 'test', clientAddress: 'test', clientAgent: '' };
}

/** A login without a password, which would cost a test of hundreds of members more than what it tests. */
export function newToken(api: TestApp, userId: string): Promise<string> {
  return openSession(toContext(api), userId);
}

/** Runs many calls at once as they reach the API: through the hundred connections that the site has to it. */
export function asTheSite(): <T>(call: () => Promise<T>) => Promise<T> {
  return createGate({ running: 100, waiting: Number.POSITIVE_INFINITY });
}

interface Wanted {
  readonly slug: string;
  readonly price?: number;
  readonly key?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Orders an item as the site would. */
export function order(api: TestApp, { token }: Buyer, { slug, price = 100, key, fields }: Wanted) {
  const headers = { 'Idempotency-Key': key ?? randomUUID() };
  const body = { expected_price: price, ...fields };
  return persistently(() => api.call('POST', `/market/${slug}/orders`, { token, body, headers }));
}

/** Asks again while the answer is 503: a machine that is too busy to give a connection in time fails no test of races. */
export async function persistently(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

/** How many deadlocks PostgreSQL has had to end in this database. */
export async function deadlocks(api: TestApp): Promise<number> {
  const { rows } = await api.deps.db.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.deadlocks);
}

/** The order in an answer. */
export async function orderIn(answer: Response) {
  return z.object({ data: orderSchema }).parse(await answer.json()).data;
}

/** One of a member's own orders, as the API tells it. */
export async function ownOrder(api: TestApp, { token }: Buyer, id: string): Promise<OrderDetailWire> {
  const answer = await api.call('GET', `/user/orders/${id}`, { token });
  return z.object({ data: orderDetailSchema }).parse(await answer.json()).data;
}

/** How the answers of many calls fall out: `201` or status and error code, each with its number. */
export async function tally(answers: readonly Response[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const { error } = z.object({ error: z.string().optional() }).parse(await answer.clone().json());
    const name = error === undefined ? String(answer.status) : `${answer.status} ${error}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Stock and state of an item. */
export async function readStock(api: TestApp, slug: string) {
  const [item] = await api.deps.db.select().from(marketItems).where(eq(marketItems.slug, slug));
  return { stock: item?.stock, state: item?.state };
}

/** A member's balance. */
export async function readBalance(api: TestApp, { id }: Buyer): Promise<number | undefined> {
  const [user] = await api.deps.db.select({ point: users.point }).from(users).where(eq(users.id, id));
  return user?.point;
}

/**
 * What is wrong with the books, in words; empty where they are right: every balance is the sum of its chained lines, each order has
 * exactly one debit of its price, and what came back came back once.
 */
export async function bookFaults(api: TestApp): Promise<string[]> {
  const { db } = api.deps;
  const faults = (await unbalancedUsers(db)).map((id) => `${id} is unbalanced`);
  for (const { id } of await db.select({ id: users.id }).from(users)) {
    const fault = await verifyLedger(db, id);
    if (fault) faults.push(fault);
  }
  const lines = new Map((await db.select().from(coinLedger)).map((line) => [line.id, line]));
  for (const one of await db.select().from(marketOrders)) {
    const [hold, release] = [lines.get(one.holdId), lines.get(one.releaseId ?? 0)];
    if (hold?.amount !== -one.price || hold.refId !== one.id) faults.push(`order ${one.id} has no debit`);
    if (one.releaseId !== null && release?.amount !== one.price) faults.push(`order ${one.id}: odd refund`);
    const own = [...lines.values()].filter(({ refId }) => refId === one.id);
    const isReleased = one.state === 'rejected' || one.state === 'cancelled';
    if (own.length !== (isReleased ? 2 : 1)) faults.push(`order ${one.id} moved ${own.length} times`);
  }
  return faults;
}
