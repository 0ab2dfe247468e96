import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await fill(
    api.database.url,
    `insert into games (slug, name, provider_code)
      select 'oyun-' || n, 'Oyun ' || n, 'p' || n % ${manyRows / 50} from generate_series(1, ${manyRows}) n`,
    `insert into bonus_hunts (slug, title, start_balance, collect_balance, end_balance, completed_at, started_at, state)
      select 'av-' || n, 'Av ' || n, 100000, 1000, 5000, now(), now() - n * interval '1 minute', 'settled'
      from generate_series(1, ${manyRows}) n`,
    `insert into bonus_hunts (slug, title, start_balance, started_at, state)
      values ('suren-av', 'Süren av', 100000, now(), 'collecting')`,
    `insert into hunt_bonuses (hunt_id, position, game_id, bet, win, state)
      select 1 + n / 5, 1 + n % 5, 1 + n % ${0.9 * manyRows}, 100, n % 9000, 'opened' from generate_series(0, ${manyRows - 1}) n`,
    `insert into users (id, username, username_fold, email, email_fold, password_hash)
      select gen_random_uuid(), 'u' || n, 'u' || n, 'u' || n, 'u' || n, '!' from generate_series(1, ${manyRows / 5}) n`,
    `insert into hunt_guesses (hunt_id, user_id, end_balance, submitted_at, diff, rank)
      select 1 + h, id, 1, now(), 1, row_number() over (partition by h order by id)
      from users, generate_series(0, 4) h`,
    `insert into buy_sessions (slug, title, started_at, finished_at, state)
      select 'alim-' || n, 'Alım ' || n, now() - n * interval '1 minute', now(), (array['finished', 'archived'])[n % 2 + 1] from generate_series(1, ${manyRows}) n`,
    `insert into buy_entries (session_id, position, game_id, bet, cost, win, state)
      select 1 + n / 5, 1 + n % 5, 1 + n % ${0.9 * manyRows}, 100, 10000, n % 9000, 'done' from generate_series(0, ${manyRows - 1}) n`,
    `insert into buy_entries (session_id, position, game_id, bet, cost, win, state)
      select ${manyRows / 5 + 1} + n / 5, 1 + n % 5, ${manyRows}, 100, 10000, n % 9000, 'done' from generate_series(0, ${manyRows - 1}) n`,
  );
});
afterAll(() => api.close());

test('/bonus-hunts finds what goes on among many hunts by bonus_hunts_active_index alone', async () => {
  const { answer, statements } = await recordedCall(api, '/bonus-hunts?scope=active');
  expect([(await answer.json()).data[0]?.slug, statements.length]).toEqual(['suren-av', 1]);
  const [statement] = statements;
  const plan = statement ? await readPlan(api.database.url, statement) : '';
  expect(usesIndex(plan, 'bonus_hunts_active_index'), plan).toBe(true);
  for (const table of ['bonus_hunts', 'hunt_bonuses', 'hunt_guesses', 'games'])
    expect(readsWhole(plan, table), `${table}: ${plan}`).toBe(false);
});

const lists = [
  ['/bonus-hunts?scope=finished', 'bonus_hunts_finished_index'],
  ['/bonus-hunts/av-1/guesses', 'hunt_guesses_rank_index'],
  ['/bonus-buys', 'buy_sessions_shown_index'],
  ['/bonus-buys?scope=current', 'buy_sessions_current_index'],
  ['/bonus-buys?scope=archived', 'buy_sessions_archive_index'],
  [`/games/oyun-${manyRows}/bonus-buys`, 'buy_entries_game_index'],
  ['/games', 'games_slug_unique'],
  ['/games?provider=p7', 'games_provider_slug_index'],
] as const;

test.each(lists)('%s finds a page and the one after it among many rows by %s alone', async (path, index) => {
  const { answer, statements } = await recordedCall(api, path);
  const { next_cursor: cursor } = await answer.json();
  const deeper = await recordedCall(api, `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`);
  expect([answer.status, deeper.answer.status]).toEqual([200, 200]);
  for (const statement of [...statements, ...deeper.statements].slice(-1)) {
    const plan = await readPlan(api.database.url, statement);
    expect(usesIndex(plan, index), plan).toBe(true);
    for (const table of [
      'bonus_hunts',
      'hunt_bonuses',
      'hunt_guesses',
      'buy_sessions',
      'buy_entries',
      'games',
    ]) {
      expect(readsWhole(plan, table), `${table}: ${plan}`).toBe(false);
    }
  }
});

test.each(['/bonus-hunts/av-1', '/bonus-buys/alim-1', '/games/oyun-1'])(
  '%s reads no table from end to end',
  async (path) => {
    const { answer, statements } = await recordedCall(api, path);
    expect(answer.status).toBe(200);
    for (const statement of statements) {
      const plan = await readPlan(api.database.url, statement);
      for (const table of ['bonus_hunts', 'hunt_bonuses', 'buy_sessions', 'buy_entries', 'games']) {
        expect(readsWhole(plan, table), `${table}: ${plan}`).toBe(false);
      }
    }
  },
);
