import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetCounters } from '../services/limits/forget-counters';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture';
import { openDatabase } from './client';
import { countUses, takeBackUses, type Use } from './count-uses';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = 1_000_000;
const use = (key: string, most = 2): Use => ({ key, most, windowMs: 1000, isLasting: false });

async function points(...keys: string[]): Promise<(number | undefined)[]> {
  const { rows } = await database.pool.query<{ key: string; points: number }>('select * from rate_limits');
  return keys.map((key) => rows.find((row) => row.key === key)?.points);
}

test('of a hundred at once as many have room as the window has, in whatever process they count', async () => {
  const other = openDatabase({ url: database.url });
  const all = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? database.db : other.db));
  const full = await Promise.all(all.map((db) => countUses(db, [use('many', 7)], now)));
  expect(full.filter((ms) => ms === null)).toHaveLength(7);
  expect(new Set(full)).toEqual(new Set([null, 1000]));
  await other.close();
});

test('a window begins anew once it is over, and says until then how long it goes on', async () => {
  const at = (ms: number) => countUses(database.db, [use('window', 1)], now + ms);
  expect([await at(0), await at(400), await at(999), await at(1000), await at(1001)]).toEqual([
    null,
    600,
    1,
    null,
    999,
  ]);
});

test('behind a window that is full nothing is counted', async () => {
  const uses = [use('first', 5), use('second', 1), use('third')] as const;
  for (const full of [null, 1000, 1000]) expect(await countUses(database.db, uses, now)).toBe(full);
  expect(await points('first', 'second', 'third')).toEqual([3, 3, 1]);
});

test('a use that is taken back leaves room for another one, and a counter that is forgotten begins anew', async () => {
  const uses = [use('pair'), use('address')] as const;
  for (let nth = 0; nth < 2; nth += 1) await countUses(database.db, uses, now);
  await takeBackUses(database.db, { forgotten: [uses[0]], returned: [uses[1], use('nobody')] }, now);
  expect(await points('pair', 'address', 'nobody')).toEqual([undefined, 1, undefined]);
  await takeBackUses(database.db, { returned: uses }, now);
  await takeBackUses(database.db, { returned: uses }, now);
  expect(await points('address')).toEqual([0]);
});

test('uses are counted and taken back by many at once, and none waits in a circle', async () => {
  const uses = [use('circle-b', 1000), use('circle-a', 1000), use('circle-c', 1000)] as const;
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      at % 2 === 0
        ? countUses(database.db, uses, now)
        : takeBackUses(database.db, { forgotten: [uses[0]], returned: uses.slice(1) }, now),
    ),
  );
  expect((await points('circle-a', 'circle-c')).every((left) => left !== undefined && left >= 0)).toBe(true);
});

test('what is set for a count ends with it', async () => {
  const one = openDatabase({ url: database.url, maxConnections: 1 });
  await one.db.execute(sql`set synchronous_commit = on`);
  await countUses(one.db, [use('setting')], now);
  const { rows } = await one.db.execute(sql`show synchronous_commit`);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await one.close();
});

test('a counter is deleted once its window is over, and not before', async () => {
  await countUses(database.db, [use('old')], now - 1001);
  await countUses(database.db, [use('new')], now);
  await forgetCounters({ db: database.db, clock: { now: () => now } });
  expect(await points('old', 'new')).toEqual([undefined, 1]);
});
