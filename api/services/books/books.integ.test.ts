import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookHeadWire, bookHeadsAnswerSchema, booksAnswerSchema } from '@/contract/books';
import { bookHeads } from '../../db/schema/book-heads';
import { coinLedger } from '../../db/schema/coin-ledger';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { lineHash } from '../ledger/line-hash';
import { postToLedger } from '../ledger/post-to-ledger';
import { verifyLedger } from '../ledger/verify-ledger';
import { checkSaved } from './check-heads';
import { closeBooks } from './close-books';
import { headHash } from './head-hash';
import { listHeads } from './list-heads';
import { beat, forgetBeats, uptimeDays } from './uptime';
import { verifyBooks } from './verify-books';

const dayMs = 24 * 3_600_000;

let api: TestApp;
let member: string;
beforeAll(async () => {
  api = await createTestApp();
  member = await makeUser(api, 'defterli');
});
afterAll(() => api.close());

let posted = 0;
async function post(amount: number) {
  posted += 1;
  const posting = { userId: member, amount, reason: 'event' as const, idempotencyKey: `defter:${posted}` };
  await api.deps.db.transaction((tx) => postToLedger({ tx, clock: api.clock }, posting));
}
const faults = async (...saved: BookHeadWire[]) =>
  (await verifyBooks(api.deps.db, saved)).faults.map(({ fault }) => fault);

/** As somebody would who owns the database: triggers are off while it is done. */
async function tamper(run: () => Promise<unknown>) {
  const tables = [
    'coin_ledger',
    'book_heads',
    'prize_moves',
    'prize_claims',
    'number_changes',
    'review_steps',
    'content_corrections',
  ];
  const each = (verb: string) =>
    sql.raw(tables.map((table) => `alter table ${table} ${verb} trigger user;`).join(''));
  await api.deps.db.execute(each('disable'));
  await run();
  await api.deps.db.execute(each('enable'));
}

describe('the head of a day', () => {
  test('is made once a day, however many runs there are at once, and follows the one before it', async () => {
    for (const amount of [500, 300]) await post(amount);
    const made = await Promise.all(Array.from({ length: 5 }, () => closeBooks(api.deps)));
    expect(made.filter((head) => head !== null)).toHaveLength(1);
    api.clock.advance(dayMs);
    await post(50);
    const second = await closeBooks(api.deps);
    expect(await closeBooks(api.deps)).toBeNull();
    const heads = await listHeads(api.deps);
    expect(heads.map(({ position }) => position)).toEqual([1, 2]);
    expect(second).toEqual(heads[1]);
    expect(heads[1]?.prev_hash).toBe(heads[0]?.hash);
    expect(heads[1]?.hash).toBe(headHash(heads[0]?.hash ?? '', heads[1]?.content ?? ''));
    expect(JSON.parse(heads[1]?.content ?? '')).toMatchObject({
      sikke: { made: 850, spent: 0, outstanding: 850 },
      books: { ledger: { rows: 3 } },
    });
    expect(await faults()).toEqual([]);
  });

  test('is published with the whole chain, and is changed by nobody', async () => {
    const answer = bookHeadsAnswerSchema.parse(await (await api.call('GET', '/books/heads')).json());
    expect(answer.data).toEqual(await listHeads(api.deps));
    await expect(api.deps.db.update(bookHeads).set({ hash: 'a'.repeat(64) })).rejects.toThrow();
    await expect(api.deps.db.delete(bookHeads)).rejects.toThrow();
  });

  test('covers a line of a transaction that was under way when the day was closed', async () => {
    api.clock.advance(dayMs);
    let go = () => {};
    const waits = new Promise<void>((done) => {
      go = done;
    });
    let inserted = () => {};
    const isInserted = new Promise<void>((done) => {
      inserted = done;
    });
    const slow = api.deps.db.transaction(async (tx) => {
      const posting = { userId: member, amount: 7, reason: 'event' as const, idempotencyKey: 'defter:uzun' };
      await postToLedger({ tx, clock: api.clock }, posting);
      inserted();
      await waits;
    });
    await isInserted;
    const closing = closeBooks(api.deps);
    go();
    await slow;
    const head = await closing;
    expect(JSON.parse(head?.content ?? '').books.ledger.rows).toBe(4);
    expect(await faults()).toEqual([]);
  });
});

describe('an operator with the database', () => {
  test('who takes Sikke out of the ledger and computes every hash of it anew has books that agree, and is found by the heads', async () => {
    const [saved] = await listHeads(api.deps);
    await tamper(async () => {
      const lines = await api.deps.db
        .select()
        .from(coinLedger)
        .where(eq(coinLedger.userId, member))
        .orderBy(asc(coinLedger.id));
      let [prevHash, balance] = ['', 0];
      for (const { id, hash: _, ...line } of lines) {
        const amount = line.amount === 300 ? 200 : line.amount;
        balance += amount;
        const forged = { ...line, amount, balanceAfter: balance, prevHash };
        prevHash = lineHash(forged);
        await api.deps.db
          .update(coinLedger)
          .set({ ...forged, hash: prevHash })
          .where(eq(coinLedger.id, id));
      }
      await api.deps.db.execute(sql`update users set point = ${balance} where id = ${member}`);
    });
    expect(await verifyLedger(api.deps.db, member)).toBeNull();
    expect(await faults()).toEqual(['the rows of coin_ledger are not what the head of that day covers']);
    expect(saved && (await faults(saved))).toHaveLength(1);
  });

  test('who makes the heads anew as well has a chain that agrees with itself, and is found by a head that somebody kept', async () => {
    const saved = await listHeads(api.deps);
    await tamper(async () => {
      await api.deps.db.execute(sql`delete from book_heads`);
      await closeBooks(api.deps);
    });
    expect(await faults()).toEqual([]);
    for (const head of saved) expect(await faults(head)).toHaveLength(1);
    const [kept] = saved;
    expect(
      kept && checkSaved(saved, { ...kept, content: kept.content.replace('800', '900') })[0]?.fault,
    ).toContain('it was changed where it was kept');
  });
});

describe('the uptime', () => {
  test('counts minutes that had a beat, and says of every other one that it had none', async () => {
    api.clock.advance(3 * dayMs);
    const begun = api.clock.now();
    for (const minute of [0, 0, 1, 2, 5]) {
      await beat({ db: api.deps.db, clock: { now: () => begun + minute * 60_000 } });
    }
    const until = new Date(begun + 6 * 60_000);
    const days = await uptimeDays(api.deps.db, { from: new Date(begun - dayMs), until });
    const sum = (of: 'minutes' | 'beats') => days.reduce((total, day) => total + day[of], 0);
    expect([sum('beats'), sum('minutes')]).toEqual([4, 6]);
    expect(await forgetBeats({ db: api.deps.db, clock: { now: () => begun + 70 * dayMs } })).toBe(4);
  });
});

test('the books in public name nobody, and their months add up to what is outstanding', async () => {
  const text = await (await api.call('GET', '/books')).text();
  const { data } = booksAnswerSchema.parse(JSON.parse(text));
  expect(data.months.at(-1)?.outstanding).toBe(data.sikke.outstanding);
  expect(text).not.toContain('defterli');
  expect(text).not.toContain(member);
});
