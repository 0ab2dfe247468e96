import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EntryArea, entriesAnswerSchema, entryAreas, mostEntries } from '@/contract/entries';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

const rows = `generate_series(1, ${manyRows}) n`;
const moments = `lateral (select timestamptz '2020-01-01' + n * interval '1 min' as t) v`;
/** The first of the weeks, which has as many places. */
const firstMonday = '2001-01-01';
const game = '(select min(id) from games) + n - 1';
const some = '(select min(id) from sponsors) + n % 50';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await fill(
    api.database.url,
    `insert into sponsors (slug, name, state) select 's' || n, 'S' || n, 'active' from generate_series(0, ${manyRows - 1}) n`,
    `insert into games (slug, name, provider_code, has_bonus_buy)
      select 'g' || n, 'G' || n, 'p' || n % 60, n % 500 = 0 from ${rows}`,
    `insert into users (id, username, username_fold, email, email_fold, password_hash)
      values (gen_random_uuid(), 'u', 'u', 'u', 'u', '!')`,
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
    `insert into buy_entries (session_id, position, game_id, bet, cost, win, state)
      select (select min(id) from buy_sessions) + n - 1, 1, ${game}, 100, 1000, n, 'done' from ${rows}`,
    `insert into market_items (slug, title, type, price, state, sponsor_id, sort, created_at)
      select 'm' || n, 'M', 'perk', 10, 'active', ${some}, n % 7, t from ${rows}, ${moments}`,
    `insert into raffles (slug, title, state, starts_at, ends_at, draw_at, prizes, algorithm, commitment, server_seed,
        list_root, list_total, player_total, draw_seed, drawn_at)
      select 'c' || n, 'C', 'drawn', t, t + interval '1 h', t + interval '2 h', '[]', 'x', h, h, h, 9, 3, h, t
      from ${rows}, ${moments}, repeat('ab', 32) h`,
    `insert into raffle_sponsors (raffle_id, sponsor_id, amount_per_ticket)
      select id, (select min(id) from sponsors) + id % 50, 100 from raffles`,
    `insert into wins (user_id, game_id, bet, win, review, approved_at)
      select u.id, (select min(id) from games) + n % ${manyRows / 20}, 100, n, 'approved', now() - n * interval '${500_000 / manyRows} min' from ${rows}, users u`,
    `insert into leaderboard_periods (metric, period, starts_at, ends_at, state, participants, frozen_at, hash)
      select 'coins', 'week', t, t + interval '168 h', 'frozen', 3, t, 'h'
      from ${rows}, lateral (select timestamptz '${firstMonday} 00:00+03' + (n - 1) * interval '168 h' as t) v`,
    `insert into leaderboard_standings (period_id, rank, user_id, name, value, reached_at)
      select p.id, n, u.id, 'U', 1, now() from ${rows}, users u, (select min(id) as id from leaderboard_periods) p`,
  );
});
afterAll(() => api.close());

test('of many entries of each kind a sponsor’s newest come by their indexes, reading no table whole', async () => {
  const { answer, statements } = await recordedCall(api, '/sponsors/s7/entries');
  const { data } = await answer.json();
  expect([statements.length, data.length]).toEqual([1, 9]);
  const [statement] = statements;
  const plan = statement ? await readPlan(api.database.url, statement) : '';
  for (const index of [
    'events_sponsor_index',
    'news_sponsor_index',
    'special_odds_sponsor_time_index',
    'wager_events_sponsor_index',
    'tournaments_sponsor_index',
    'bonus_hunts_sponsor_index',
    'buy_sessions_sponsor_index',
    'market_items_sponsor_shown_index',
    'raffle_sponsors_sponsor_index',
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
    'market_items',
    'raffles',
    'raffle_sponsors',
  ])
    expect(readsWhole(plan, table), table).toBe(false);
});

/** The plan of the last statement of a read, the one that brings the page. */
async function planOfRead(path: string): Promise<{ readonly plan: string; readonly cursor: string | null }> {
  const { answer, statements } = await recordedCall(api, path);
  expect(answer.status, path).toBe(200);
  expect(statements, path).toHaveLength(1);
  const [statement] = statements;
  const { next_cursor: cursor = null } = await answer.json();
  return { plan: statement ? await readPlan(api.database.url, statement) : '', cursor };
}

test.each([
  ['/sponsors', 'sponsors_list_index', 'sponsors'],
  ['/game-names', 'games_bonus_buy_index', 'games'],
  ['/wins/best', 'wins_public_index', 'wins'],
  ['/leaders/coins/week/past', 'leaderboard_periods_unique', 'leaderboard_periods'],
  [
    `/leaders/coins/week/past/${firstMonday}`,
    'leaderboard_standings_period_id_rank_pk',
    'leaderboard_standings',
  ],
])('among many rows %s finds its page, and the one after it, by %s', async (path, index, table) => {
  const { plan, cursor } = await planOfRead(path);
  const deeper = cursor === null ? [] : [(await planOfRead(`${path}?cursor=${cursor}`)).plan];
  for (const one of [plan, ...deeper])
    expect([usesIndex(one, index), readsWhole(one, table)], one).toEqual([true, false]);
});

test.each([
  ['/wins/filters', 'wins', 'stored_counts'],
  ['/special-odds/record', 'special_odds', 'stored_counts'],
  ['/game-providers', 'games', 'stored_code_counts'],
])('%s reads none of the many rows of %s: it adds up what %s keeps', async (path, table, counts) => {
  const { plan } = await planOfRead(path);
  expect(plan).not.toContain(`"Relation Name":"${table}"`);
  expect(plan).toContain(`"Relation Name":"${counts}"`);
  expect(readsWhole(plan, 'stored_counts'), plan).toBe(false);
});

/** Out of which index the entries of an area come, and which table may not be read from end to end. */
const entryIndexes: Record<EntryArea, readonly [index: string, table: string]> = {
  sponsors: ['sponsors_pkey', 'sponsors'],
  games: ['games_pkey', 'games'],
  news: ['news_pkey', 'news'],
  raffles: ['raffles_pkey', 'raffles'],
  'wager-events': ['wager_events_pkey', 'wager_events'],
  events: ['events_pkey', 'events'],
  tournaments: ['tournaments_pkey', 'tournaments'],
  'bonus-buys': ['buy_sessions_pkey', 'buy_sessions'],
  'game-buys': ['stored_counts_list_parent_id_pk', 'buy_entries'],
  'bonus-hunts': ['bonus_hunts_pkey', 'bonus_hunts'],
  'special-odds': ['special_odds_pkey', 'special_odds'],
  wins: ['wins_pkey', 'wins'],
  market: ['market_items_pkey', 'market_items'],
  leaders: ['leaderboard_periods_pkey', 'leaderboard_periods'],
};

test.each(entryAreas)('the many entries of %s come page by page by an index', async (area) => {
  const [index, table] = entryIndexes[area];
  const first = await planOfRead(`/entries/${area}`);
  const next = await planOfRead(`/entries/${area}?cursor=${first.cursor}`);
  for (const { plan } of [first, next])
    expect([usesIndex(plan, index), readsWhole(plan, table)], plan).toEqual([true, false]);
});

test('the pages of many entries hold each once, what was added last first', async () => {
  const slugs: string[] = [];
  let path = '/entries/games';
  for (let page = 1; page <= manyRows / mostEntries; page += 1) {
    const { data, next_cursor: cursor } = entriesAnswerSchema.parse(
      await (await api.call('GET', path)).json(),
    );
    expect([data.length, cursor === null]).toEqual([mostEntries, page === manyRows / mostEntries]);
    slugs.push(...data.map(({ slug }) => slug));
    path = `/entries/games?cursor=${cursor}`;
  }
  expect(slugs).toEqual(Array.from({ length: manyRows }, (_, at) => `g${manyRows - at}`));
});
