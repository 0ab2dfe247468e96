import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventStandingsAnswerSchema, eventsAnswerSchema } from '@/contract/events';
import { tournamentStandingsAnswerSchema, tournamentsAnswerSchema } from '@/contract/tournaments';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await fill(
    api.database.url,
    `insert into users (id, username, username_fold, email, email_fold, password_hash)
      select gen_random_uuid(), 'u' || n, 'u' || n, n || '@x', n || '@x', '!' from generate_series(1, ${manyRows}) n`,
    `insert into events (slug, title, type, state, starts_at, ends_at)
      select 'e' || n, 'Etkinlik ' || n, (array['multiplier', 'quiz', 'deposit'])[1 + n % 3], 'finished', t, t + interval '1 h'
      from generate_series(1, ${manyRows}) n, lateral (select timestamptz '2020-01-01' + n * interval '1 min' as t) v`,
    `insert into events (slug, title, type, state, starts_at, ends_at)
      select 'dolu', 'Dolu', 'multiplier', 'live', now() - interval '1 d', now() + interval '1 d'`,
    `insert into event_entries (event_id, user_id, bet, win, score, review, counts, submitted_at)
      select e.id, u.id, 100, u.k * 10, (u.k % 5000) / 10.0, 'approved', true, now() - u.k * interval '1 s'
      from (select id, row_number() over () as k from users) u, (select id from events where slug = 'dolu') e`,
    `insert into event_entries (event_id, user_id, bet, win, score, review, counts)
      select e.id, u.id, 100, 500, 5, 'approved', true
      from (select id, row_number() over () as k from events) e
      join (select id, row_number() over () as k from users) u on u.k = e.k`,
    `insert into tournaments (slug, title, type, state, registration_opens_at, starts_at)
      select 't' || n, 'Turnuva ' || n, (array['leaderboard', 'season'])[1 + n % 2],
        (array['completed', 'paid', 'cancelled'])[1 + n % 3], t, t + interval '1 d'
      from generate_series(1, ${manyRows}) n, lateral (select timestamptz '2020-01-01' + n * interval '1 min' as t) v`,
    `insert into tournament_participants (tournament_id, user_id, number, state)
      select t.id, u.id, 1, 'winner' from (select id, row_number() over () as k from tournaments) t
      join (select id, row_number() over () as k from users) u on u.k = t.k`,
    `insert into tournaments (slug, title, type, state, registration_opens_at, starts_at)
      select 'sezon', 'Sezon', 'season', 'live', now() - interval '2 d', now() - interval '1 d'`,
    `insert into tournament_participants (tournament_id, user_id, number, score, played, reached_at)
      select t.id, u.id, u.k, u.k % 5000, 3, now() - u.k * interval '1 s'
      from (select id, row_number() over () as k from users) u, (select id from tournaments where slug = 'sezon') t`,
  );
});
afterAll(() => api.close());

/** The plan of the only statement of a call three pages down a list. */
async function deepPlan(
  list: string,
  schema:
    | typeof eventsAnswerSchema
    | typeof eventStandingsAnswerSchema
    | typeof tournamentsAnswerSchema
    | typeof tournamentStandingsAnswerSchema,
) {
  let path = list;
  for (let page = 0; page < 3; page += 1) {
    const { next_cursor } = schema.parse(await (await api.call('GET', path)).json());
    path = `${list}${list.includes('?') ? '&' : '?'}cursor=${next_cursor}`;
  }
  const { answer, statements } = await recordedCall(api, path);
  expect([answer.status, statements.length]).toEqual([200, 1]);
  const [statement] = statements;
  return statement ? readPlan(api.database.url, statement) : '';
}

test.each([
  ['the archive of events', '/events?view=past', eventsAnswerSchema, 'events_past_index', 'events'],
  ['all events of a type', '/events?type=quiz', eventsAnswerSchema, 'events_type_index', 'events'],
  [
    'the ranking of an event',
    '/events/dolu/standings',
    eventStandingsAnswerSchema,
    'event_entries_ranking_index',
    'event_entries',
  ],
  [
    'the archive of tournaments',
    '/tournaments?view=past',
    tournamentsAnswerSchema,
    'tournaments_past_index',
    'tournaments',
  ],
  [
    'all tournaments of a type',
    '/tournaments?type=season',
    tournamentsAnswerSchema,
    'tournaments_type_index',
    'tournaments',
  ],
  [
    'the board of a tournament',
    '/tournaments/sezon/standings',
    tournamentStandingsAnswerSchema,
    'tournament_participants_ranking_index',
    'tournament_participants',
  ],
] as const)('with many rows %s comes by its index, in one query', async (_, path, schema, index, table) => {
  const plan = await deepPlan(path, schema);
  expect(usesIndex(plan, index), plan).toBe(true);
  expect(readsWhole(plan, table)).toBe(false);
  expect(readsWhole(plan, 'event_entries')).toBe(false);
  expect(readsWhole(plan, 'tournament_participants')).toBe(false);
});

test.each([
  ['/events', 'events_open_index', 'events'],
  ['/tournaments', 'tournaments_open_index', 'tournaments'],
])('among many rows what is on now comes by its index: %s', async (path, index, table) => {
  const { statements } = await recordedCall(api, path);
  const [statement] = statements;
  const plan = statement ? await readPlan(api.database.url, statement) : '';
  expect([statements.length, usesIndex(plan, index)], plan).toEqual([1, true]);
  expect(readsWhole(plan, table)).toBe(false);
});
