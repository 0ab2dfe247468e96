import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, planOf, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

const rows = 'generate_series(1, 100000) n';
const moments = `lateral (select timestamptz '2020-01-01' + n * interval '1 min' as t) v`;
const some = '(select min(id) from sponsors) + n % 50';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await fill(
    api.database.url,
    `insert into sponsors (slug, name, state) select 's' || n, 'S' || n, 'active' from generate_series(0, 49) n`,
    `insert into events (slug, title, type, state, sponsor_id, starts_at, ends_at)
      select 'e' || n, 'E', 'quiz', 'finished', ${some}, t, t + interval '1 h' from ${rows}, ${moments}`,
    `insert into news (slug, title, summary, content, category, author, state, sponsor_id, publish_at)
      select 'h' || n, 'H', 'Ö', 'M', 'duyuru', 'E', 'published', ${some}, t from ${rows}, ${moments}`,
    `insert into special_odds (slug, sponsor_id, league, match, market_name, selection, normal_odds, boosted_odds, max_bet,
        state, result, starts_at, ends_at, kickoff_at, settled_at)
      select 'o' || n, ${some}, 'L', 'M', 'S', 'E', 1.8, 2.4, 100, 'settled', 'won', t - interval '1 d', t, t, t
      from ${rows}, ${moments}`,
    `insert into wager_events (slug, title, sponsor_id, mode, starts_at, ends_at, prizes, data_source, state, dispute_from,
        dispute_until)
      select 'y' || n, 'Y', ${some}, 'race', t - interval '1 h', t, '[{}]', 'csv', 'final', t, t from ${rows}, ${moments}`,
    `insert into tournaments (slug, title, type, state, sponsor_id, registration_opens_at, starts_at)
      select 't' || n, 'T', 'season', 'completed', ${some}, t - interval '1 d', t from ${rows}, ${moments}`,
    `insert into bonus_hunts (slug, title, state, sponsor_id, start_balance, started_at)
      select 'a' || n, 'A', 'cancelled', ${some}, 100, t from ${rows}, ${moments}`,
    `insert into buy_sessions (slug, title, state, sponsor_id, started_at, finished_at)
      select 'b' || n, 'B', 'finished', ${some}, t, t from ${rows}, ${moments}`,
  );
});
afterAll(() => api.close());

test('of 100 000 entries of each kind a sponsor’s newest come by their indexes, reading no table whole', async () => {
  const { answer, statements } = await recordedCall(api, '/sponsors/s7/entries');
  const { data } = await answer.json();
  expect([statements.length, data.length]).toEqual([1, 7]);
  const [statement] = statements;
  const plan = statement ? await planOf(api.database.url, statement) : '';
  for (const index of [
    'events_sponsor_index',
    'news_sponsor_index',
    'special_odds_sponsor_time_index',
    'wager_events_sponsor_index',
    'tournaments_sponsor_index',
    'bonus_hunts_sponsor_index',
    'buy_sessions_sponsor_index',
  ])
    expect(usesIndex(plan, index), `${index}: ${plan}`).toBe(true);
  for (const table of [
    'events',
    'news',
    'special_odds',
    'wager_events',
    'tournaments',
    'bonus_hunts',
    'buy_sessions',
  ])
    expect(readsWhole(plan, table), table).toBe(false);
});
