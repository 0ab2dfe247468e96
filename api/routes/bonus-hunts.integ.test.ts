import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { huntAnswerSchema, huntGuessesAnswerSchema, huntsAnswerSchema } from '@/contract/bonus-hunts';
import { bonusHunts } from '../db/schema/bonus-hunts';
import { huntBonuses } from '../db/schema/hunt-bonuses';
import { huntGuesses } from '../db/schema/hunt-guesses';
import { huntFigures, sumBonuses } from '../formulas/hunt-figures';
import { rankGuesses } from '../services/bonus-hunts/rank-guesses';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addGame, addHunt } from '../testing/streamed.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.deps.db.delete(bonusHunts);
});

const read = async (path: string) => (await api.call('GET', path)).json();
const hunt = async (slug: string) => huntAnswerSchema.parse(await read(`/bonus-hunts/${slug}`)).data;
const guesses = async (slug: string, cursor = '') =>
  huntGuessesAnswerSchema.parse(await read(`/bonus-hunts/${slug}/guesses${cursor && `?cursor=${cursor}`}`));

describe('the list of hunts', () => {
  test('goes on where the cursor says, newest first, each once, and never shows a draft', async () => {
    const { db } = api.deps;
    const moment = new Date(1_700_000_000_000);
    for (let at = 0; at < 30; at += 1) {
      const startedAt = at < 10 ? moment : new Date(moment.getTime() + at * 1000);
      await addHunt(db, { slug: `av-${at}`, state: 'cancelled', startedAt });
    }
    await addHunt(db, { slug: 'taslak', state: 'draft' });
    await addHunt(db, { slug: 'simdi' });
    const first = huntsAnswerSchema.parse(await read('/bonus-hunts?scope=finished'));
    const rest = huntsAnswerSchema.parse(
      await read(`/bonus-hunts?scope=finished&cursor=${first.next_cursor}`),
    );
    const slugs = [...first.data, ...rest.data].map(({ slug }) => slug);
    expect(slugs).toEqual(Array.from({ length: 30 }, (_, at) => `av-${29 - at}`));
    expect([first.data.length, rest.next_cursor]).toEqual([24, null]);
    const active = huntsAnswerSchema.parse(await read('/bonus-hunts'));
    expect(active.data.map(({ slug }) => slug)).toEqual(['simdi']);
    expect((await api.call('GET', '/bonus-hunts/taslak')).status).toBe(404);
  });

  test('is one statement whatever it holds, a hunt with its bonuses and guesses four', async () => {
    const bonuses = [{ gameName: 'a', bet: 100, win: 900, state: 'opened' as const }];
    for (const slug of ['bir', 'iki', 'uc']) await addHunt(api.deps.db, { slug }, bonuses);
    expect((await recordedCall(api, '/bonus-hunts')).statements).toHaveLength(1);
    expect((await recordedCall(api, '/bonus-hunts/bir')).statements).toHaveLength(4);
  });

  test.each(['?cursor=x', '?cursor=WzEsMl0', '?scope=draft'])('%s is a 422', async (query) => {
    expect((await api.call('GET', `/bonus-hunts${query}`)).status).toBe(422);
  });
});

describe('the figures of a hunt', () => {
  test('that the database sums are those of the formulas, for any bonuses', async () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000_000 });
    const row = fc.record({ bet: amount, win: amount, state: fc.constantFrom('opened', 'unopened', 'void') });
    const rows = fc.array(row, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, async (drawn) => {
        await api.deps.db.delete(bonusHunts);
        const stored = drawn.map(({ bet, win, state }) => ({
          gameName: 'oyun',
          bet,
          win: state === 'opened' ? win : null,
          state:
            state === 'opened'
              ? ('opened' as const)
              : state === 'void'
                ? ('void' as const)
                : ('unopened' as const),
        }));
        await addHunt(api.deps.db, { slug: 'av' }, stored);
        const { figures } = await hunt('av');
        const sums = sumBonuses(stored.map((bonus) => ({ ...bonus, isVoid: bonus.state === 'void' })));
        const { average_x: average, ...expected } = huntFigures(1_000_000, 400_000, sums);
        expect(figures).toMatchObject(expected);
        expect(Math.abs((figures.average_x ?? 0) - (average ?? 0))).toBeLessThanOrEqual(
          0.01 + (average ?? 0) * 1e-9,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('name the best bonus, the first one opened among equals, and each row its X', async () => {
    const game = await addGame(api.deps.db, { slug: 'zeytin', name: 'Zeytin' });
    await addHunt(api.deps.db, { slug: 'av' }, [
      { gameName: 'Ön gösterim', bet: 200, win: 10_000, state: 'opened' },
      { gameId: game, bet: 300, win: 20_000, state: 'opened', flag: 'super' },
      { gameId: game, bet: 300, win: 20_000, state: 'opened' },
      { gameId: game, bet: 300, state: 'opening' },
    ]);
    const { best, bonuses } = await hunt('av');
    expect(best).toMatchObject({ game: { slug: 'zeytin' }, game_name: 'Zeytin', x: 66.67 });
    expect(bonuses.map(({ game_name, x }) => [game_name, x])).toEqual([
      ['Ön gösterim', 50],
      ['Zeytin', 66.67],
      ['Zeytin', 66.67],
      ['Zeytin', null],
    ]);
    expect(bonuses[0]?.game).toBeNull();
  });
});

describe('the database itself', () => {
  test('opens one bonus of a hunt at a time', async () => {
    const huntId = await addHunt(api.deps.db, { slug: 'av' }, [{ gameName: 'a', bet: 1, state: 'opening' }]);
    const second = { huntId, position: 2, gameName: 'b', bet: 1, state: 'opening' as const };
    await expect(api.deps.db.insert(huntBonuses).values(second)).rejects.toThrow();
  });

  test.each([
    ['opened without a win', { gameName: 'a', bet: 100, state: 'opened' as const }],
    ['with a win before it is opened', { gameName: 'a', bet: 100, win: 5 }],
    ['without a game', { bet: 100 }],
    ['on a bet of nothing', { gameName: 'a', bet: 0 }],
  ])('refuses a bonus %s', async (_, bonus) => {
    await expect(addHunt(api.deps.db, { slug: 'av' }, [bonus])).rejects.toThrow();
  });
});

describe('guesses', () => {
  const people = ['mehmetcan', 'ayşegül', 'denizhan'];
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (const name of people) ids.push(await makeUser(api, name));
  });

  async function addGuesses(huntId: number) {
    const at = (seconds: number) => new Date(api.clock.now() - 60_000 + seconds * 1000);
    const [a = '', b = '', c = ''] = ids;
    await api.deps.db.insert(huntGuesses).values([
      { huntId, userId: a, endBalance: 500_000, submittedAt: at(3) },
      { huntId, userId: b, endBalance: 700_000, submittedAt: at(1) },
      { huntId, userId: c, endBalance: 590_000, submittedAt: at(2), bestX: 120.5 },
    ]);
  }

  test('are sealed until the lock: how many is told, whose and what is not', async () => {
    const guessOpenUntil = new Date(api.clock.now() + 60_000);
    const open = { state: 'collecting' as const, collectBalance: null };
    const id = await addHunt(api.deps.db, { slug: 'av', ...open, guessLockRule: 'at_time', guessOpenUntil });
    await addGuesses(id);
    expect(await hunt('av')).toMatchObject({
      guess_count: 3,
      is_guessing_open: true,
      guesses: [],
      guess_spread: [],
    });
    expect((await guesses('av')).data).toEqual([]);
    expect(
      JSON.stringify([await read('/bonus-hunts/av'), await read('/bonus-hunts/av/guesses')]),
    ).not.toMatch(/590000|me•••an/);
    api.clock.advance(60_000);
    expect(await hunt('av')).toMatchObject({ is_guessing_open: false, guess_spread: [{}, {}, {}] });
    expect((await guesses('av')).data.map(({ end_balance }) => end_balance)).toEqual([
      700_000, 590_000, 500_000,
    ]);
  });

  test('while bonuses are opened lead by nearness to the balance so far, names masked', async () => {
    const id = await addHunt(api.deps.db, { slug: 'av' }, [
      { gameName: 'a', bet: 100, win: 180_000, state: 'opened' },
    ]);
    await addGuesses(id);
    const { guesses: leading } = await hunt('av');
    expect(leading.map(({ user, end_balance }) => [user.name, end_balance])).toEqual([
      ['de•••an', 590_000],
      ['me•••an', 500_000],
      ['ay•••ül', 700_000],
    ]);
    expect(leading[0]).toMatchObject({ rank: null, diff: null, best_x: 120.5 });
  });

  test('rank by nearness to the end balance, the earlier one first among equals; ranking again changes nothing', async () => {
    const done = { state: 'completed' as const, endBalance: 600_000, completedAt: new Date() };
    const id = await addHunt(api.deps.db, { slug: 'av', ...done });
    await addGuesses(id);
    await rankGuesses(api.deps.db);
    await rankGuesses(api.deps.db);
    const { data } = await guesses('av');
    expect(data.map(({ rank, end_balance, diff }) => [rank, end_balance, diff])).toEqual([
      [1, 590_000, 10_000],
      [2, 700_000, 100_000],
      [3, 500_000, 100_000],
    ]);
    expect((await hunt('av')).guesses).toEqual(data);
  });

  test('spread over hundredths of the start balance, everybody counted once, the wildest in one place', async () => {
    const huntId = await addHunt(api.deps.db, { slug: 'av' });
    const sent = [509_999, 500_000, 0, 1_000_000_000_000, 10_000_000];
    for (const [at, endBalance] of sent.entries()) {
      const userId = await makeUser(api, `yayilan${at}`, { passwordHash: '!' });
      await api.deps.db.insert(huntGuesses).values({ huntId, userId, endBalance, submittedAt: new Date() });
    }
    expect((await hunt('av')).guess_spread).toEqual([
      { at: 0, count: 1 },
      { at: 500_000, count: 2 },
      { at: 10_000_000, count: 2 },
    ]);
    await api.deps.db.update(bonusHunts).set({ startBalance: 0, collectBalance: 0 });
    expect((await hunt('av')).guess_spread).toEqual([
      { at: 0, count: 1 },
      { at: 1000, count: 4 },
    ]);
  });

  test('come page by page', async () => {
    const huntId = await addHunt(api.deps.db, { slug: 'av' });
    for (let at = 0; at < 26; at += 1) {
      const userId = await makeUser(api, `tahminci${at}`, { passwordHash: '!' });
      const submittedAt = new Date(1_700_000_000_000);
      await api.deps.db.insert(huntGuesses).values({ huntId, userId, endBalance: at, submittedAt });
    }
    const first = await guesses('av');
    const rest = await guesses('av', first.next_cursor ?? '');
    const all = [...first.data, ...rest.data].map(({ end_balance }) => end_balance);
    expect(all).toEqual(Array.from({ length: 26 }, (_, at) => at));
    expect((await api.call('GET', '/bonus-hunts/yok/guesses')).status).toBe(404);
  });

  test('are one a member', async () => {
    const huntId = await addHunt(api.deps.db, { slug: 'av' });
    await addGuesses(huntId);
    await expect(addGuesses(huntId)).rejects.toThrow();
    expect(await api.deps.db.$count(huntGuesses, eq(huntGuesses.huntId, huntId))).toBe(3);
  });
});
