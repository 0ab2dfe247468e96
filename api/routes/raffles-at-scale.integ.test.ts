import { afterAll, beforeAll, expect, test } from 'vitest';
import { pastRafflesAnswerSchema } from '@/contract/raffles';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await fill(
    api.database.url,
    `insert into users (id, username, username_fold, email, email_fold, password_hash)
      select gen_random_uuid(), 'u' || n, 'u' || n, n || '@x', n || '@x', '!' from generate_series(1, 2000) n`,
    `insert into raffles (slug, title, state, starts_at, ends_at, draw_at, prizes, algorithm, commitment, server_seed,
        list_root, list_total, player_total, draw_seed, drawn_at)
      select 'r' || n, 'Çekiliş ' || n, 'drawn', t, t + interval '1 h', t + interval '2 h', '[]', 'x', h, h, h, 9, 3, h, t
      from generate_series(1, ${manyRows}) n, lateral (select timestamptz '2020-01-01' + n * interval '1 min' as t,
        repeat('ab', 32) as h) v`,
    `insert into raffles (slug, title, state, starts_at, ends_at, draw_at, prizes, algorithm, commitment, server_seed)
      select 'acik', 'Açık', 'open', now(), now() + interval '1 d', now() + interval '1 d', '[]', 'x', h, h
      from (select repeat('ab', 32) as h) v`,
    `insert into tickets (raffle_id, number, user_id, source)
      select r.id, n, u.id, 'gift' from generate_series(1, ${manyRows}) n
      join (select id, row_number() over () as k from users) u on u.k = 1 + n % 2000,
      (select id from raffles where slug = 'acik') r`,
  );
});
afterAll(() => api.close());

test('with many draws a page deep in the archive comes by the index, reading no table whole', async () => {
  let path = '/raffles/past';
  for (let page = 0; page < 5; page += 1) {
    const { next_cursor } = pastRafflesAnswerSchema.parse(await (await api.call('GET', path)).json());
    path = `/raffles/past?cursor=${next_cursor}`;
  }
  const { answer, statements } = await recordedCall(api, path);
  const { data } = pastRafflesAnswerSchema.parse(await answer.json());
  expect([statements.length, data[0]?.slug]).toEqual([1, `r${manyRows - 5 * 12}`]);
  const [statement] = statements;
  const plan = statement ? await readPlan(api.database.url, statement) : '';
  expect(usesIndex(plan, 'raffles_past_index')).toBe(true);
  expect(readsWhole(plan, 'raffles')).toBe(false);
});

test('with many draws and as many tickets in play the current draws still come by their index', async () => {
  const { answer, statements } = await recordedCall(api, '/raffles');
  expect(await answer.json()).toMatchObject({ data: [{ slug: 'acik', ticket_count: manyRows }] });
  const [statement] = statements;
  const plan = statement ? await readPlan(api.database.url, statement) : '';
  expect(usesIndex(plan, 'raffles_current_index')).toBe(true);
  expect(readsWhole(plan, 'raffles')).toBe(false);
});
