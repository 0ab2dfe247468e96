import { asc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { coinLedger } from '../../db/schema/coin-ledger';
import { leaderScores } from '../../db/schema/leader-scores';
import { marketItems } from '../../db/schema/market-items';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { LedgerModel, type Operation, operation, worldSize } from '../../testing/ledger-model.fixture';
import { addMarketItem } from '../../testing/market.fixture';
import { toContext } from '../../testing/orders.fixture';
import { rebuildScores } from '../leaders/rebuild-scores';
import { cancelOrder } from '../orders/cancel-order';
import { decideOrder } from '../orders/decide-order';
import { placeOrder } from '../orders/place-order';
import { postToLedger } from './post-to-ledger';
import type { Posting } from './posting';
import { reconcile } from './reconcile';
import { reverseLine } from './reverse-line';

const total = inject('isAtScale') ? 100_000 : 4000;
const perRun = 1000;
/** Side by side, each with members and items of its own: how they meet is what the race suites show. */
const lanes = 4;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** The members and the items of one run, and what was done to them so far. */
class World {
  readonly model = new LedgerModel();
  readonly #postings: Posting[] = [];
  readonly #lineIds: number[] = [];
  readonly #orderIds: string[] = [];

  constructor(
    readonly tx: Transaction,
    readonly people: readonly string[],
    readonly staff: string,
    readonly slugs: readonly string[],
  ) {}

  /** Does it for real and in the model; answers both outcomes, which must be the same. */
  async step(operation: Operation): Promise<readonly [real: string, expected: string]> {
    switch (operation.kind) {
      case 'post':
        return this.#post(operation);
      case 'again': {
        const posting = this.#postings[operation.earlier % Math.max(1, this.#postings.length)];
        return posting ? [await readOutcome(() => this.#send(posting)), 'ok'] : ['none', 'none'];
      }
      case 'reverse':
        return this.#reverse(operation.earlier % Math.max(1, this.model.lines.length));
      case 'order':
        return this.#order(operation);
      case 'end':
        return this.#end(operation);
    }
  }

  async #post({ user, amount, reason }: Extract<Operation, { kind: 'post' }>) {
    const expected = this.model.post(user, amount, reason);
    const idempotencyKey = api.deps.ids.uuid();
    const posting = { userId: this.people[user] ?? '', amount, reason, idempotencyKey };
    const real = await readOutcome(async () => this.#lineIds.push((await this.#send(posting)).id));
    if (real === 'ok') this.#postings.push(posting);
    return [real, expected] as const;
  }

  #send(posting: Posting) {
    return postToLedger({ tx: this.tx, clock: api.clock }, posting);
  }

  async #reverse(at: number) {
    const before = this.model.lines.length;
    const expected = this.model.reverse(at);
    const lineId = this.#lineIds[at];
    if (lineId === undefined) return ['none', expected] as const;
    const reversal = { lineId, actorId: this.staff, note: 'deneme' };
    const real = await readOutcome(async () => {
      const line = await reverseLine({ tx: this.tx, clock: api.clock }, reversal);
      if (this.model.lines.length > before) this.#lineIds.push(line.id);
    });
    return [real, expected] as const;
  }

  async #order({ user, item }: Extract<Operation, { kind: 'order' }>) {
    const expected = this.model.order(user, item);
    const userId = this.people[user] ?? '';
    const input = { expected_price: worldSize.prices[item] ?? 0 };
    const real = await readOutcome(async () => {
      const writing = { ...toContext(api), tx: this.tx };
      const id = await placeOrder(writing, { userId, slug: this.slugs[item] ?? '', input });
      this.#orderIds.push(id);
      await this.#noteNewestLine(userId);
    });
    return [real, expected] as const;
  }

  async #end({ earlier, how }: Extract<Operation, { kind: 'end' }>) {
    const at = earlier % Math.max(1, this.model.orders.length);
    const userId = this.people[this.model.orders[at]?.user ?? 0] ?? '';
    const expected = this.model.end(at, how);
    const id = this.#orderIds[at];
    if (id === undefined) return ['none', expected] as const;
    const ctx = { ...toContext(api), db: this.tx };
    const staff = { id: this.staff, permission: 'moderator', sponsorId: null };
    const real = await readOutcome(async () => {
      if (how === 'cancel') await cancelOrder(ctx, { userId, id });
      else await decideOrder(ctx, { user: staff, input: { id, reason: 'deneme', decision: how } });
      if (how !== 'deliver') await this.#noteNewestLine(userId);
    });
    return [real, expected] as const;
  }

  async #noteNewestLine(userId: string) {
    const found = await this.tx.execute<{ id: string }>(
      sql`select max(id) as id from coin_ledger where user_id = ${userId}`,
    );
    this.#lineIds.push(Number(found.rows[0]?.id));
  }
}

async function readOutcome(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
    return 'ok';
  } catch (error) {
    if (error instanceof ServiceError) return error.code;
    throw error;
  }
}

let worlds = 0;

async function newWorld(tx: Transaction): Promise<World> {
  worlds += 1;
  const world = worlds;
  const names = Array.from({ length: worldSize.users + 1 }, (_, at) => `w${world}u${at}`);
  const rows = names.map((name) => ({
    id: api.deps.ids.uuid(),
    username: name,
    email: `${name}@ornek.com`,
    usernameFold: name,
    emailFold: `${name}@ornek.com`,
    passwordHash: 'none',
  }));
  await tx.insert(users).values(rows);
  const slugs = worldSize.prices.map((_, at) => `w${world}i${at}`);
  for (const [at, slug] of slugs.entries()) {
    await addMarketItem(tx, { slug, price: worldSize.prices[at] ?? 1, stock: worldSize.stock });
  }
  const [staff = '', ...people] = rows.map(({ id }) => id);
  return new World(tx, people, staff, slugs);
}

/** What the database has come to, in the model's terms. */
async function readState({ tx, people, slugs }: World) {
  const found = await tx
    .select({ id: users.id, point: users.point })
    .from(users)
    .where(inArray(users.id, [...people]));
  const sums = await tx.execute<{ user_id: string; sum: string; lines: string }>(
    sql`select user_id, sum(amount) as sum, count(*) as lines from coin_ledger where ${inArray(coinLedger.userId, [...people])} group by 1`,
  );
  const scores = await tx
    .select({ id: leaderScores.userId, value: leaderScores.value })
    .from(leaderScores)
    .where(sql`${inArray(leaderScores.userId, [...people])} and ${eq(leaderScores.period, 'all')}`);
  const items = await tx
    .select({ stock: marketItems.stock })
    .from(marketItems)
    .where(inArray(marketItems.slug, [...slugs]))
    .orderBy(asc(marketItems.id));
  return {
    balances: people.map((id) => found.find((user) => user.id === id)?.point),
    sums: people.map((id) => Number(sums.rows.find(({ user_id }) => user_id === id)?.sum ?? 0)),
    lines: sums.rows.reduce((count, { lines }) => count + Number(lines), 0),
    scores: people.map((id) => scores.find((score) => score.id === id)?.value ?? 0),
    stock: items.map(({ stock }) => stock),
  };
}

function expectedState({ model, people }: World) {
  const balances = people.map((_, at) => model.balance(at));
  const scores = people.map((_, at) => model.score(at));
  return { balances, sums: balances, lines: model.lines.length, scores, stock: model.stock };
}

/** Each lane draws its own operations, the same at every run. */
async function lane(runs: number, seed: number): Promise<void> {
  const day = fc.array(operation, { minLength: perRun, maxLength: perRun, size: 'max' });
  const property = fc.asyncProperty(day, (operations) =>
    api.deps.db.transaction(async (tx) => {
      const world = await newWorld(tx);
      for (const one of operations) {
        const [real, expected] = await world.step(one);
        if (real !== expected) expect([one, real]).toEqual([one, expected]);
      }
      expect(await readState(world)).toEqual(expectedState(world));
    }),
  );
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

test(`after ${total} random operations every balance, sum, stock and place is what plain bookkeeping says`, {
  timeout: 1_800_000,
}, async () => {
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(total / perRun / lanes, 1 + at)));
  expect((await reconcile(api.deps.db)).faults).toEqual([]);
  expect(await rebuildScores(api.deps.db, 'coins', new Date(0))).toBe(0);
});
