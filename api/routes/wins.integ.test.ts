import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bestWinsAnswerSchema,
  winAnswerSchema,
  winFiltersAnswerSchema,
  winsAnswerSchema,
  winWeeksAnswerSchema,
} from '@/contract/wins';
import { weekAt } from '../services/wins/week';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addWin, addWinGame } from '../testing/wins.fixture';

const day = 86_400_000;

let api: TestApp;
let userId: string;
let sponsorId: number;
let gameId: number;
beforeAll(async () => {
  api = await createTestApp();
  userId = await makeUser(api, 'mehmetcan', { phoneState: 1, telegramVerifiedAt: new Date() });
  sponsorId = await addSponsor(api.deps.db, { slug: 'site' });
  gameId = await addWinGame(api.deps.db, 'zeytin', 'bgaming');
});
afterAll(() => api.close());

type Row = Parameters<typeof addWin>[1];
const add = (row: Partial<Row>) => addWin(api.deps.db, { userId, ...row });
const list = async (query = '') =>
  winsAnswerSchema.parse(await (await api.call('GET', `/wins${query}`)).json());
const best = async () => bestWinsAnswerSchema.parse(await (await api.call('GET', '/wins/best')).json()).data;

describe('the best of the week', () => {
  test('shows last week until this one has a win, then this one alone, highest X first', async () => {
    const { from } = weekAt(api.clock.now());
    expect((await best()).wins).toEqual([]);
    await add({ win: 900_000, approvedAt: new Date(from - 8 * day) });
    expect((await best()).wins).toEqual([]);
    await add({ win: 500_000, approvedAt: new Date(from - 1) });
    expect((await best()).wins.map(({ x }) => x)).toEqual([500]);
    expect((await best()).week_to).toBe(new Date(from).toISOString());
    await add({ win: 110_000, approvedAt: new Date(from) });
    await add({ win: 130_000, approvedAt: new Date(from) });
    const now = await best();
    expect([now.week_from, now.wins.map(({ x }) => x)]).toEqual([new Date(from).toISOString(), [130, 110]]);
  });
});

test('the last twelve weeks are counted from Monday to Monday, those without a win too; nothing hidden, older or later', async () => {
  const weeks = async () =>
    winWeeksAnswerSchema.parse(await (await api.call('GET', '/wins/weeks')).json()).data;
  const { from, to } = weekAt(api.clock.now());
  const before = await weeks();
  expect(before.map(({ from: start }) => start)).toEqual(
    Array.from({ length: 12 }, (_, index) => new Date(from - (11 - index) * 7 * day).toISOString()),
  );
  await add({ win: 40_000, approvedAt: new Date(from - 77 * day) });
  await add({ win: 70_000, approvedAt: new Date(from - 70 * day - 1) });
  await add({ win: 990_000, approvedAt: new Date(from - 77 * day - 1) });
  await add({ win: 990_000, approvedAt: new Date(to) });
  await add({ win: 990_000, review: 'removed', approvedAt: new Date(from - 71 * day) });
  const [first, second, ...rest] = await weeks();
  expect(first).toMatchObject({ count: 2, best_x: 70 });
  expect(second).toMatchObject({ count: 0, best_x: null });
  expect(rest).toEqual(before.slice(2));
});

describe('a win', () => {
  test.each([
    ['without a game', { gameId: null, gameName: null }],
    ['with an empty name of one', { gameId: null, gameName: '' }],
  ])('%s is refused by the database', async (_, row) => {
    await expect(add(row)).rejects.toThrow();
  });

  test('says who, masked, where, what, and X as the database computed it; never the name at the sponsor', async () => {
    const row = { sponsorId, gameId, gameName: null, siteUsername: 'gizli_ad', bet: 333, win: 100_000 };
    const id = await add({ ...row, link: 'https://tekrar.example/r/1', content: 'Son dönüşte.' });
    const text = await (await api.call('GET', `/wins/${id}`)).text();
    expect(text).not.toMatch(/gizli_ad|mehmetcan/);
    expect(winAnswerSchema.parse(JSON.parse(text)).data).toMatchObject({
      x: 300.3,
      user: { name: 'me•••an', verified: true },
      sponsor: { slug: 'site' },
      game: { slug: 'zeytin', provider_code: 'bgaming' },
      link: 'https://tekrar.example/r/1',
    });
  });

  test.each(['pending', 'in_review', 'needs_info', 'rejected', 'removed'] as const)(
    'that is %s is neither listed nor found, and fills no filter',
    async (review) => {
      const approvedAt = review === 'removed' ? new Date() : null;
      const hidden = await addWinGame(api.deps.db, `gizli-${review.replace('_', '-')}`, 'gizli');
      const id = await add({ review, approvedAt, gameId: hidden });
      expect((await api.call('GET', `/wins/${id}`)).status).toBe(404);
      expect((await list('?provider=gizli')).data).toEqual([]);
      expect((await list()).data.map((win) => win.id)).not.toContain(id);
      const answer = await api.call('GET', '/wins/filters');
      const { data } = winFiltersAnswerSchema.parse(await answer.json());
      expect(data.providers.map(({ code }) => code)).not.toContain('gizli');
    },
  );

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
    'the database itself refuses %s as its replay',
    async (link) => {
      await expect(add({ link })).rejects.toThrow();
    },
  );

  test.each(['0', '-1', '1e3', 'olmayan', '99999999999999999999', '..%2f1'])(
    '%s is nobody’s win',
    async (id) => {
      expect((await api.call('GET', `/wins/${id}`)).status).toBe(404);
    },
  );
});

describe('the list of wins', () => {
  test.each(['?cursor=e30', '?cursor=WyJhIiwxXQ', '?game=A%20B', '?provider=A'])(
    '%s is a 422 that names the field',
    async (query) => {
      const answer = await api.call('GET', `/wins${query}`);
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).errors)).toHaveLength(1);
    },
  );

  test('can be narrowed to a game or to a provider; what nobody played is empty', async () => {
    await add({ gameId: await addWinGame(api.deps.db, 'nar', 'elk'), gameName: null });
    await add({ gameId: await addWinGame(api.deps.db, 'nane', 'elk'), gameName: null });
    const named = async (query: string) => (await list(query)).data.map(({ game }) => game?.slug);
    expect(await named('?game=nar')).toEqual(['nar']);
    expect((await named('?provider=elk')).sort()).toEqual(['nane', 'nar']);
    expect(await named('?game=olmayan')).toEqual([]);
    expect(await named('?provider=kimse')).toEqual([]);
  });
});

describe('with many wins', () => {
  beforeAll(async () => {
    await fill(
      api.database.url,
      `insert into games (slug, name, provider_code) select 'oyun-' || n, 'Oyun ' || n, 'p' || n % 40 from generate_series(1, 400) n`,
      `insert into wins (user_id, game_id, bet, win, review, created_at, approved_at)
      select '${userId}', g.id, 1000, 1000 * (n % 900 + 80), 'approved', t, t
      from generate_series(1, ${manyRows}) n, lateral (select now() - n * interval '${500_000 / manyRows} minutes') as moments(t),
        lateral (select id from games where slug = 'oyun-' || (1 + n % 400)) g`,
    );
  });

  test.each([
    ['', 'wins_public_index'],
    ['game=oyun-7', 'wins_game_index'],
    ['provider=p7', 'wins_game_index'],
  ])('/wins?%s is one query over its index, on the first page and behind a cursor', async (query, index) => {
    const first = await recordedCall(api, `/wins?${query}`);
    const page = winsAnswerSchema.parse(await first.answer.json());
    expect(page.data).toHaveLength(12);
    const next = await recordedCall(api, `/wins?${query}&cursor=${page.next_cursor}`);
    for (const { statements } of [first, next]) {
      expect(statements).toHaveLength(1);
      for (const statement of statements) {
        const plan = await readPlan(api.database.url, statement);
        expect([usesIndex(plan, index), readsWhole(plan, 'wins')]).toEqual([true, false]);
      }
    }
  });

  test.each([
    ['/wins/best', 'two weeks'],
    ['/wins/weeks', 'twelve weeks'],
  ])('%s reads no more than %s, in one query', async (path) => {
    const { statements } = await recordedCall(api, path);
    expect(statements).toHaveLength(1);
    for (const statement of statements) {
      const plan = await readPlan(api.database.url, statement);
      expect([usesIndex(plan, 'wins_public_index'), readsWhole(plan, 'wins')]).toEqual([true, false]);
    }
  });

  test('pages of a provider follow each other without a gap and without a repetition', async () => {
    const seen: unknown[] = [];
    let cursor = '';
    for (let page = 0; page < 5; page += 1) {
      const { data, next_cursor } = await list(`?provider=p7${cursor}`);
      seen.push(...data.map(({ id }) => id));
      cursor = `&cursor=${next_cursor}`;
    }
    const rows = await api.deps.db.execute<{ id: string }>(
      `select wins.id from wins join games on games.id = game_id where provider_code = 'p7' order by approved_at desc, wins.id desc limit 60`,
    );
    expect(seen).toEqual(rows.rows.map(({ id }) => Number(id)));
  });
});
