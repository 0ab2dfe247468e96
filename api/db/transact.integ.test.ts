import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture';
import { openDatabase } from './client';
import { inOrder } from './in-order';
import { transact, transactFrom } from './transact';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table notes (value int primary key)');
});
afterAll(() => database.close());

async function notes(): Promise<number[]> {
  const { rows } = await database.pool.query<{ value: number }>('select value from notes order by value');
  return rows.map(({ value }) => value);
}

test('what is read at the beginning, written in the middle and written last is one transaction', async () => {
  const { db } = openDatabase({ url: database.url, maxConnections: 1 });
  const answer = await transactFrom(db, {
    open: async (tx) =>
      (await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)).rows[0]?.id,
    run: async (tx, opened) => {
      await tx.execute(sql`insert into notes values (1)`);
      const { rows } = await tx.execute(sql`select pg_current_xact_id()::text as id`);
      expect(rows).toEqual([{ id: opened }]);
      return 'answer';
    },
    last: (tx) => [tx.execute(sql`insert into notes values (2)`)],
  });
  expect([answer, await notes()]).toEqual(['answer', [1, 2]]);
});

test('a last statement that PostgreSQL refuses leaves nothing of the transaction, though the commit was sent', async () => {
  const own = openDatabase({ url: database.url, maxConnections: 1 });
  const before = await notes();
  const refused = transactFrom(own.db, {
    open: () => Promise.resolve(),
    run: async (tx) => void (await tx.execute(sql`insert into notes values (3)`)),
    last: (tx) => [tx.execute(sql`insert into notes values (1)`)],
  });
  await expect(refused).rejects.toThrow();
  expect(await notes()).toEqual(before);
  expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await own.close();
});

test('of several last statements the first refusal is what is thrown, and nothing of any is left', async () => {
  const own = openDatabase({ url: database.url, maxConnections: 1 });
  const before = await notes();
  const refused = transactFrom(own.db, {
    open: () => Promise.resolve(),
    run: () => Promise.resolve(),
    last: (tx) => [
      tx.execute(sql`insert into notes values (8)`),
      {
        execute: () =>
          tx
            .execute(sql`insert into notes values (null)`)
            .execute()
            .catch(() => Promise.reject(new Error('the second'))),
      },
      tx.execute(sql`insert into notes values (9)`),
    ],
  });
  await expect(refused).rejects.toThrow('the second');
  expect(await notes()).toEqual(before);
  await own.close();
});

test('what throws at the beginning or in the middle leaves nothing, and the connection serves on, outside of any transaction', async () => {
  const own = openDatabase({ url: database.url, maxConnections: 1 });
  const before = await notes();
  const opening = transactFrom(own.db, {
    open: () => Promise.reject(new Error('no')),
    run: () => Promise.resolve(),
  });
  await expect(opening).rejects.toThrow('no');
  const running = transact(own.db, async (tx) => {
    await tx.execute(sql`insert into notes values (4)`);
    throw new Error('no');
  });
  await expect(running).rejects.toThrow('no');
  expect(await notes()).toEqual(before);
  await own.db.execute(sql`insert into notes values (5)`);
  expect(await notes()).toEqual([...before, 5]);
  await own.close();
});

test('within a transaction it is a part of that one, which may go on without it', async () => {
  const own = openDatabase({ url: database.url, maxConnections: 1 });
  await transact(own.db, async (tx) => {
    await tx.execute(sql`insert into notes values (6)`);
    const part = transact(tx, async (inner) => {
      await inner.execute(sql`insert into notes values (7)`);
      throw new Error('no');
    });
    await expect(part).rejects.toThrow('no');
  });
  expect((await notes()).filter((value) => value > 5)).toEqual([6]);
  await own.close();
});

test('of what is sent together at the beginning the first refusal is what is thrown, though another is refused for it and tells sooner', async () => {
  const own = openDatabase({ url: database.url, maxConnections: 1 });
  const refused = transactFrom(own.db, {
    open: (tx) => {
      const first = tx.execute(sql`select 1 / 0`).execute();
      const second = tx.execute(sql`select 1`).execute();
      const toldLater = first.catch(async (error: unknown) => {
        await Promise.allSettled([second]);
        throw error;
      });
      return inOrder([toldLater, second]);
    },
    run: () => Promise.resolve(),
  });
  await expect(refused).rejects.toMatchObject({ cause: { code: '22012' } });
  expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await own.close();
});
