import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coinLedger } from '../../db/schema/coin-ledger';
import { leaderScores } from '../../db/schema/leader-scores';
import { users } from '../../db/schema/users';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { postToLedger } from './post-to-ledger';
import type { Posting } from './posting';
import { reverseLine } from './reverse-line';
import { unbalancedUsers, verifyLedger } from './verify-ledger';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let names = 0;
const newUser = () => {
  names += 1;
  return makeUser(api, `uye${names}`);
};
const post = (posting: Posting) =>
  api.deps.db.transaction((tx) => postToLedger({ tx, clock: api.clock }, posting));
const readBalance = async (id: string) => {
  const [user] = await api.deps.db.select({ point: users.point }).from(users).where(eq(users.id, id));
  return user?.point;
};
const readLines = (id: string) => api.deps.db.select().from(coinLedger).where(eq(coinLedger.userId, id));
const credit = (userId: string, amount: number, key: string): Posting => ({
  userId,
  amount,
  reason: 'task',
  idempotencyKey: key,
});

describe('a posting', () => {
  test('moves the balance, leaves a chained line and counts as earned in week, month and all time', async () => {
    const id = await newUser();
    await post(credit(id, 500, 'a1'));
    await post({ userId: id, amount: -120, reason: 'market_order', idempotencyKey: 'a2' });
    expect(await readBalance(id)).toBe(380);
    const lines = await readLines(id);
    expect(lines.map(({ amount, balanceAfter, earned }) => [amount, balanceAfter, earned])).toEqual([
      [500, 500, true],
      [-120, 380, false],
    ]);
    expect(lines[1]?.prevHash).toBe(lines[0]?.hash);
    expect(await verifyLedger(api.deps.db, id)).toBeNull();
    const scores = await api.deps.db.select().from(leaderScores).where(eq(leaderScores.userId, id));
    expect(scores.map(({ period, value }) => [period, value]).sort()).toEqual([
      ['all', 500],
      ['month', 500],
      ['week', 500],
    ]);
  });

  test('of the same key is one posting however often and parallel; with another content it is a conflict', async () => {
    const id = await newUser();
    const lines = await Promise.all(Array.from({ length: 20 }, () => post(credit(id, 50, 'b1'))));
    expect(new Set(lines.map((line) => line.id)).size).toBe(1);
    expect(await readBalance(id)).toBe(50);
    await expect(post(credit(id, 51, 'b1'))).rejects.toThrow('conflict');
    const other = await newUser();
    await expect(post(credit(other, 50, 'b1'))).rejects.toThrow('conflict');
    expect(await readBalance(other)).toBe(0);
  });

  test('of a key that two users race for moves one balance', async () => {
    const pair = [await newUser(), await newUser()];
    const outcomes = await Promise.allSettled(pair.map((id) => post(credit(id, 70, 'race'))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await Promise.all(pair.map(readBalance))).sort()).toEqual([0, 70]);
  });

  test('never takes more than there is: of 40 parallel debits as many pass as are covered', async () => {
    const id = await newUser();
    await post(credit(id, 1000, 'c'));
    const debit = (at: number) =>
      post({ userId: id, amount: -150, reason: 'market_order', idempotencyKey: `c${at}` });
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => debit(at)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(34);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'insufficient_balance' });
    expect(await readBalance(id)).toBe(100);
    expect(await verifyLedger(api.deps.db, id)).toBeNull();
  });

  test('is undone with the transaction it stands in', async () => {
    const id = await newUser();
    const failing = api.deps.db.transaction(async (tx) => {
      await postToLedger({ tx, clock: api.clock }, credit(id, 10, 'd'));
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');
    expect([await readBalance(id), (await readLines(id)).length]).toEqual([0, 0]);
  });

  test('to nobody is not found', async () => {
    await expect(post(credit(api.deps.ids.uuid(), 10, 'e'))).rejects.toThrow('not_found');
  });
});

describe('a reversal', () => {
  test('takes a credit back once, from the leaderboard too', async () => {
    const id = await newUser();
    const actorId = await newUser();
    const line = await post(credit(id, 90, 'f'));
    const reverse = () =>
      api.deps.db.transaction((tx) =>
        reverseLine({ tx, clock: api.clock }, { lineId: line.id, actorId, note: 'yanlış kişi' }),
      );
    const [first, second] = await Promise.all([reverse(), reverse()]);
    expect(second.id).toBe(first.id);
    expect(await readBalance(id)).toBe(0);
    const scores = await api.deps.db.select().from(leaderScores).where(eq(leaderScores.userId, id));
    expect(scores.map(({ value }) => value)).toEqual([0, 0, 0]);
  });

  test('of a credit that has been spent is refused', async () => {
    const id = await newUser();
    const line = await post(credit(id, 90, 'g1'));
    await post({ userId: id, amount: -90, reason: 'market_order', idempotencyKey: 'g2' });
    const reversing = api.deps.db.transaction((tx) =>
      reverseLine({ tx, clock: api.clock }, { lineId: line.id, actorId: id, note: 'geç' }),
    );
    await expect(reversing).rejects.toThrow('insufficient_balance');
  });
});

describe('the ledger', () => {
  test('refuses updates, deletes and truncates, whoever asks', async () => {
    const { db } = api.deps;
    for (const statement of [
      'update coin_ledger set amount = 1',
      'delete from coin_ledger',
      'truncate coin_ledger cascade',
    ]) {
      await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/never changed/) },
      });
    }
  });

  test('tells whose balance is not the sum of the lines', async () => {
    expect(await unbalancedUsers(api.deps.db)).toEqual([]);
    const id = await newUser();
    await api.deps.db.update(users).set({ point: 5 }).where(eq(users.id, id));
    expect(await unbalancedUsers(api.deps.db)).toEqual([id]);
    expect(await verifyLedger(api.deps.db, id)).toMatch(/sum up to 0, the balance is 5/);
  });
});
