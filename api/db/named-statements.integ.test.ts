import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture';
import { type DatabaseHandle, openDatabase } from './client';
import { isUnavailable } from './is-unavailable';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What PostgreSQL keeps for the one connection of a pool, of texts with this mark. */
async function kept({ pool }: DatabaseHandle, mark: string): Promise<number> {
  const { rows } = await pool.query<{ kept: number }>(
    `select count(*)::int as kept from pg_prepared_statements where statement like '%' || $1 || '%' and statement not like '%pg_prep%'`,
    [mark],
  );
  return rows[0]?.kept ?? -1;
}

test('a statement with values is kept by PostgreSQL from its second use on, and answers the same', async () => {
  const one = openDatabase({ url: database.url, maxConnections: 1 });
  const ask = async (value: number) =>
    (await one.db.execute(sql`select ${value}::int + 1 as kept_mark`)).rows;
  expect(await ask(1)).toEqual([{ kept_mark: 2 }]);
  expect(await kept(one, 'kept_mark')).toBe(0);
  for (const value of [2, 3]) expect(await ask(value)).toEqual([{ kept_mark: value + 1 }]);
  expect(await kept(one, 'kept_mark')).toBe(1);
  await one.close();
});

test('nothing is kept where a pooler cannot', async () => {
  const one = openDatabase({ url: database.url, maxConnections: 1, hasNamedStatements: false });
  for (const value of [1, 2, 3]) await one.db.execute(sql`select ${value}::int as unkept_mark`);
  expect(await kept(one, 'unkept_mark')).toBe(0);
  await one.close();
});

test('what is made up per call, a list of any length, does not fill PostgreSQL', async () => {
  const one = openDatabase({ url: database.url, maxConnections: 1 });
  for (let use = 0; use < 2; use += 1)
    for (let length = 1; length <= 600; length += 1)
      await one.pool.query({ text: `select $1::int as made_up_${length}`, values: [length] });
  expect(await kept(one, 'made_up')).toBeLessThanOrEqual(400);
  await one.close();
});

test('a table that changes its columns under a statement costs one try, which may be made again', async () => {
  const one = openDatabase({ url: database.url, maxConnections: 1 });
  await one.pool.query('create table altered_table (value int)');
  const ask = () => one.pool.query({ text: 'select * from altered_table where $1::int = 1', values: [1] });
  for (let use = 0; use < 3; use += 1) await ask();
  await one.pool.query('alter table altered_table add column other int');
  await expect(ask()).rejects.toSatisfy(isUnavailable);
  expect((await ask()).fields.map(({ name }) => name)).toEqual(['value', 'other']);
  await one.close();
});
