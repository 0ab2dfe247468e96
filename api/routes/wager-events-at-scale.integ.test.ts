import { afterAll, beforeAll, expect, test } from 'vitest';
import { wagerStandingsAnswerSchema } from '@/contract/wager-events';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await fill(
    api.database.url,
    `insert into sponsors (slug, name, state) values ('ornek', 'Örnek', 'active')`,
    `insert into wager_events (slug, title, sponsor_id, mode, starts_at, ends_at, prizes, data_source, state,
        dispute_from, dispute_until)
      select 'e' || n, 'Yarış ' || n, s.id, 'race', t, t + interval '1 h', '[{}]', 'csv', 'final', t, t
      from generate_series(1, ${manyRows}) n, (select id from sponsors) s,
        lateral (select timestamptz '2020-01-01' + n * interval '1 min' as t) v`,
    `insert into wager_events (slug, title, sponsor_id, mode, starts_at, ends_at, prizes, data_source, state)
      select 'yaris', 'Yarış', s.id, 'race', now(), now() + interval '1 d', '[{}]', 'csv', 'live' from sponsors s`,
    `insert into wager_standings (event_id, site_username, value, reached_at, rank)
      select e.id, 'oyuncu' || n, ${2 * manyRows} - n, now(), n
      from generate_series(1, ${manyRows}) n, (select id from wager_events where slug = 'yaris') e`,
  );
});
afterAll(() => api.close());

async function planOfCall(path: string): Promise<string> {
  const { answer, statements } = await recordedCall(api, path);
  expect([path, answer.status, statements.length]).toEqual([path, 200, 1]);
  const [statement] = statements;
  return statement ? readPlan(api.database.url, statement) : '';
}

test('of many ranks a page comes by the index, as fast at the end as at the start', async () => {
  const cursor = Buffer.from(`[${manyRows - 100}]`).toString('base64url');
  const path = `/wager-events/yaris/standings?cursor=${cursor}`;
  const { data } = wagerStandingsAnswerSchema.parse(await (await api.call('GET', path)).json());
  expect([data.length, data[0]?.rank]).toEqual([50, manyRows - 99]);
  const plan = await planOfCall(path);
  expect(usesIndex(plan, 'wager_standings_rank_once')).toBe(true);
  expect(readsWhole(plan, 'wager_standings')).toBe(false);
});

test('of many events a page deep in the archive comes by the index', async () => {
  const cursor = Buffer.from(JSON.stringify(['2020-01-05T00:00:00.000Z', 1])).toString('base64url');
  const plan = await planOfCall(`/wager-events/past?cursor=${cursor}`);
  expect(usesIndex(plan, 'wager_events_past_index')).toBe(true);
  expect(readsWhole(plan, 'wager_events')).toBe(false);
  expect(readsWhole(plan, 'wager_standings')).toBe(false);
});

test('among many events the current ones come by their index', async () => {
  const plan = await planOfCall('/wager-events');
  expect(usesIndex(plan, 'wager_events_current_index')).toBe(true);
  expect(readsWhole(plan, 'wager_events')).toBe(false);
  expect(readsWhole(plan, 'wager_standings')).toBe(false);
});
