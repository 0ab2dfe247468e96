import { afterAll, beforeAll, expect, test } from 'vitest';
import { buySessionAnswerSchema, buySessionsAnswerSchema } from '@/contract/bonus-buys';
import {
  gameAnswerSchema,
  gameBuysAnswerSchema,
  gameProvidersAnswerSchema,
  gamesAnswerSchema,
  xSteps,
} from '@/contract/games';
import { buyFigures, sumBuys } from '../formulas/buy-figures';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addBuySession, addGame, addHunt } from '../testing/streamed.fixture';
import { addWin } from '../testing/wins.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const read = async (path: string) => (await api.call('GET', path)).json();
const done = 'done' as const;

test('a session keeps win over bet and win over cost apart, skips what was skipped, and masks who suggested', async () => {
  const suggestedBy = await makeUser(api, 'mehmetcan');
  const entries = [
    { gameName: 'a', bet: 1000, cost: 100_000, win: 82_000, state: done, suggestedBy },
    { gameName: 'b', bet: 2000, cost: 600_000, win: 700_000, state: done },
    { gameName: 'c', bet: 1000, cost: 100_000, state: 'skipped' as const },
    { gameName: 'd', bet: 1000, cost: 100_000, state: 'queued' as const },
  ];
  await addBuySession(api.deps.db, { slug: 'alim' }, entries);
  const { data } = buySessionAnswerSchema.parse(await read('/bonus-buys/alim'));
  const figured = entries.map(({ state, ...entry }) => ({
    win: null,
    ...entry,
    isSkipped: state === 'skipped',
  }));
  expect(data.figures).toEqual(buyFigures(sumBuys(figured)));
  expect(data.figures).toMatchObject({ cost: 700_000, returned: 782_000, net: 82_000, best_x_bet: 350 });
  expect(data.best).toMatchObject({ game_name: 'b', x: 350 });
  expect(data.entries.map(({ x_bet, x_cost }) => [x_bet, x_cost])).toEqual([
    [82, 0.82],
    [350, 1.17],
    [null, null],
    [null, null],
  ]);
  expect(data.entries[0]?.suggested_by).toMatchObject({ name: 'me•••an' });
  expect(JSON.stringify(data)).not.toContain('mehmetcan');
});

test('sessions come page by page, newest first, each once, drafts never, one statement a page', async () => {
  for (let at = 0; at < 27; at += 1) {
    await addBuySession(api.deps.db, { slug: `s-${at}`, startedAt: new Date(1_700_000_000_000 + (at >> 1)) });
  }
  await addBuySession(api.deps.db, { slug: 'taslak', state: 'draft', finishedAt: null });
  const first = buySessionsAnswerSchema.parse(await read('/bonus-buys'));
  const rest = buySessionsAnswerSchema.parse(await read(`/bonus-buys?cursor=${first.next_cursor}`));
  const slugs = [...first.data, ...rest.data].map(({ slug }) => slug);
  expect(slugs).toEqual(['alim', ...Array.from({ length: 27 }, (_, at) => `s-${26 - at}`)]);
  await addBuySession(api.deps.db, {
    slug: 'eski',
    state: 'archived',
    startedAt: new Date(1_600_000_000_000),
  });
  const scoped = async (scope: string) =>
    buySessionsAnswerSchema.parse(await read(`/bonus-buys?scope=${scope}`)).data.map(({ slug }) => slug);
  expect(await scoped('archived')).toEqual(['eski']);
  expect(await scoped('current')).toEqual(slugs.slice(0, 24));
  expect((await api.call('GET', '/bonus-buys?scope=draft')).status).toBe(422);
  expect((await api.call('GET', '/bonus-buys/taslak')).status).toBe(404);
  expect((await api.call('GET', '/bonus-buys?cursor=x')).status).toBe(422);
  expect((await recordedCall(api, '/bonus-buys')).statements).toHaveLength(1);
  expect((await recordedCall(api, '/bonus-buys/alim')).statements).toHaveLength(2);
});

test('a game gathers its hunts, its buys and its approved wins: how many, average, best, and what the bought ones gave back', async () => {
  const { db } = api.deps;
  const gameId = await addGame(db, { slug: 'zeytin', name: 'Zeytin', providerCode: 'elk' });
  await addGame(db, { slug: 'ada', name: 'Ada' });
  await addHunt(db, { slug: 'av' }, [
    { gameId, bet: 100, win: 5000, state: 'opened' },
    { gameId, bet: 100, win: 15_000, state: 'opened' },
    { gameId, bet: 100 },
  ]);
  const bought = { gameId, bet: 200, cost: 20_000, win: 16_000, state: done };
  await addBuySession(db, { slug: 'zeytin-gecesi', currency: 'EUR' }, [
    bought,
    { ...bought, bet: 100, cost: 10_000 },
  ]);
  const userId = await makeUser(api, 'denizhan');
  await addWin(db, { id: 7, userId, gameId, bet: 100, win: 9000 });
  await addWin(db, { id: 8, userId, gameId, bet: 100, win: 99_000, review: 'pending', approvedAt: null });
  const { data } = gameAnswerSchema.parse(await read('/games/zeytin'));
  expect(data.hunt_figures).toEqual({ count: 2, average_x: 100, best_x: 150, return_percent: null });
  expect(data.buy_figures).toEqual({ count: 2, average_x: 120, best_x: 160, return_percent: 120 });
  expect(data.figures).toEqual({ count: 4, average_x: 110, best_x: 160, return_percent: 120 });
  const spread = data.x_spread.map(({ from, count }) => [from, count]);
  expect(spread).toEqual(xSteps.map((from) => [from, from === 50 ? 2 : from === 100 ? 2 : 0]));
  expect(gameAnswerSchema.parse(await read('/games/ada')).data.x_spread).toEqual([]);
  expect(data.hunt_plays.map(({ slug, x, cost }) => [slug, x, cost])).toEqual([
    ['av', 150, null],
    ['av', 50, null],
  ]);
  expect(data.buy_plays.map(({ title, x }) => [title, x])).toEqual([
    ['zeytin-gecesi', 160],
    ['zeytin-gecesi', 80],
  ]);
  expect(data.win_figures).toEqual({ count: 1, average_x: 90, best_x: 90, return_percent: null });
  expect(data.win_plays.map(({ slug, title, x }) => [slug, title, x])).toEqual([['7', 'de•••an', 90]]);
  expect((await recordedCall(api, '/games/zeytin')).statements).toHaveLength(6);
  expect((await api.call('GET', '/games/yok')).status).toBe(404);
});

test('the catalogue goes by slug, of one provider where asked, one statement a page', async () => {
  const { db } = api.deps;
  for (let at = 10; at < 40; at += 1) await addGame(db, { slug: `oyun-${at}`, providerCode: 'hacksaw' });
  const path = '/games?provider=hacksaw';
  const first = gamesAnswerSchema.parse(await read(path));
  const rest = gamesAnswerSchema.parse(await read(`${path}&cursor=${first.next_cursor}`));
  const slugs = [...first.data, ...rest.data].map(({ slug }) => slug);
  expect(slugs).toEqual(Array.from({ length: 30 }, (_, at) => `oyun-${at + 10}`));
  expect((await recordedCall(api, '/games')).statements).toHaveLength(1);
  expect(gamesAnswerSchema.parse(await read('/games')).data[0]?.slug).toBe('ada');
  expect(gamesAnswerSchema.parse(await read('/games?provider=yok')).data).toEqual([]);
  expect((await api.call('GET', '/games?provider=YOK')).status).toBe(422);
  expect(gameProvidersAnswerSchema.parse(await read('/game-providers')).data).toEqual([
    { provider_code: 'elk', count: 1 },
    { provider_code: 'hacksaw', count: 30 },
    { provider_code: 'netent', count: 1 },
  ]);
});

test('everything bought of a game comes page by page, newest first, each once, without drafts and what was not played', async () => {
  const { db } = api.deps;
  const gameId = await addGame(db, { slug: 'sonsuz' });
  const other = await addGame(db, { slug: 'baska' });
  await addGame(db, { slug: 'alinmayan' });
  const bought = (win: number) => ({ gameId, bet: 100, cost: 10_000, win, state: done });
  for (let at = 0; at < 10; at += 1) {
    const entries = [bought(at * 3), bought(at * 3 + 1), bought(at * 3 + 2)];
    await addBuySession(db, { slug: `gece-${at}` }, [
      ...entries,
      { ...bought(999), gameId: other },
      { gameId, bet: 100, cost: 10_000, state: 'skipped' },
    ]);
  }
  await addBuySession(db, { slug: 'taslak-gece', state: 'draft', finishedAt: null }, [bought(777)]);
  const first = gameBuysAnswerSchema.parse(await read('/games/sonsuz/bonus-buys'));
  const rest = gameBuysAnswerSchema.parse(await read(`/games/sonsuz/bonus-buys?cursor=${first.next_cursor}`));
  expect([first.data.length, rest.next_cursor]).toEqual([24, null]);
  expect([...first.data, ...rest.data].map(({ win }) => win)).toEqual(
    Array.from({ length: 30 }, (_, at) => 29 - at),
  );
  expect(first.data[0]).toMatchObject({ slug: 'gece-9', bet: 100, cost: 10_000, x: 0.29 });
  expect(await read('/games/alinmayan/bonus-buys')).toMatchObject({ data: [], next_cursor: null });
  expect((await api.call('GET', '/games/yok/bonus-buys')).status).toBe(404);
  expect((await api.call('GET', '/games/sonsuz/bonus-buys?cursor=x')).status).toBe(422);
  expect((await recordedCall(api, '/games/sonsuz/bonus-buys')).statements).toHaveLength(1);
});
