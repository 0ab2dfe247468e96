import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeCoinDays } from '@/api/services/desk/figures/close-coin-days';
import { createTestApp, mount, type TestApp } from '@/api/testing/app.fixture';
import { newMember } from '@/api/testing/claims.fixture';
import { fill, manyRows, readPlan, readSteps, readsWhole, usesIndex } from '@/api/testing/many-rows.fixture';
import { recorded } from '@/api/testing/query-count.fixture';
import { fillFigures } from './figure-rows';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  token = (await newMember(api, 'rakamlar', { permission: 'admin' })).token;
  await fill(api.database.url, 'set session_replication_role = replica', ...fillFigures(manyRows));
});
afterAll(() => api.close());

/** The statement of a figure, among those of the call. */
async function statementOf(subject: string, table: string) {
  const { result, statements } = await recorded(api, (db) =>
    mount({ ...api.deps, db }).call('GET', `/desk/figures/${subject}?days=30`, { token }),
  );
  expect(result.status).toBe(200);
  const found = statements.find(({ text }) => text.includes(table));
  if (!found) throw new Error(`${subject} does not read ${table}`);
  return found;
}

test('among many lines of two years, the Sikke are read out of the sums of days that are over', async () => {
  await closeCoinDays(api.deps);
  await fill(api.database.url, 'vacuum');
  const statement = await statementOf('coins', 'coin_ledger');
  expect(readsWhole(await readPlan(api.database.url, statement), 'coin_ledger')).toBe(false);
  const lines = (await readSteps(api.database.url, statement)).filter(
    ({ node }) => node === 'Bitmap Heap Scan',
  );
  expect(Math.max(...lines.map(({ rows }) => rows))).toBeLessThan(manyRows / 100);
  // Of the blocks that are found at most the last range is looked through, of 128 blocks with some 40 lines each.
  expect(Math.max(...lines.map(({ removed }) => removed))).toBeLessThan(128 * 50);
});

test.each([
  ['claims', 'ticket_deposits', 'ticket_deposits', ['ticket_deposits_decided_index']],
  ['members', 'active_days', 'users', ['users_newest_index', 'users_deleted_index']],
  ['orders', 'market_orders', 'market_orders', ['market_orders_decided_at_index']],
])('among many rows of two years, %s of a month come by an index', async (subject, named, table, indexes) => {
  const plan = await readPlan(api.database.url, await statementOf(subject, named));
  expect(readsWhole(plan, table)).toBe(false);
  for (const index of indexes) expect(usesIndex(plan, index)).toBe(true);
});
