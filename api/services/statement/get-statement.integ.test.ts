import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillYears } from '@/scripts/many-years/fill';
import { createTestApp, mount, type TestApp } from '../../testing/app.fixture';
import { newMember } from '../../testing/claims.fixture';
import { readPlan } from '../../testing/many-rows.fixture';
import { recorded } from '../../testing/query-count.fixture';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  await fillYears(client, 1);
  await client.end();
  token = (await newMember(api, 'ekstre')).token;
});
afterAll(() => api.close());

test('among the lines of a year a member’s own are found by a plan that PostgreSQL keeps, for whoever asks', async () => {
  const { result, statements } = await recorded(api, (db) =>
    mount({ ...api.deps, db }).call('GET', '/user/ledger', { token }),
  );
  expect(result.status).toBe(200);
  const statement = statements.find(({ text }) => text.includes('"coin_ledger"."balance_after"'));
  if (!statement) throw new Error('the statement is read of the ledger');
  const plan = await readPlan(api.database.url, statement);
  // A plan that was made for this call alone has the member's id in it.
  expect(plan).toMatch(/"Index Cond":"\(user_id = \$\d+\)"/);
});
