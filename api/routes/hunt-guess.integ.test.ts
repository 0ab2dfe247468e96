import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { huntAnswerSchema, ownGuessAnswerSchema } from '@/contract/bonus-hunts';
import { bonusHunts } from '../db/schema/bonus-hunts';
import { contentChanges } from '../db/schema/content-changes';
import { huntBonuses } from '../db/schema/hunt-bonuses';
import { huntGuesses } from '../db/schema/hunt-guesses';
import { notifications } from '../db/schema/notifications';
import { lockGuesses } from '../services/bonus-hunts/lock-guesses';
import { placeGuess } from '../services/bonus-hunts/place-guess';
import { rankCompleted } from '../services/bonus-hunts/rank-completed';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addGame, addHunt } from '../testing/streamed.fixture';

const people = 50;
const collecting = { state: 'collecting' as const, collectBalance: null };

let api: TestApp;
let tokens: [first: string, second: string];
let ids: string[];
beforeAll(async () => {
  api = await createTestApp();
  ids = [await makeUser(api, 'birinci'), await makeUser(api, 'ikinci')];
  tokens = [await logInAs(api, 'birinci'), await logInAs(api, 'ikinci')];
  while (ids.length < people) ids.push(await makeUser(api, `tahminci${ids.length}`, { passwordHash: '!' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.deps.db.delete(bonusHunts);
});

const path = '/bonus-hunts/av/guess';
const send = (token: string, body: unknown) => api.call('POST', path, { token, body });
const own = async (token: string) =>
  ownGuessAnswerSchema.parse(await (await api.call('GET', path, { token })).json()).data;
const stored = () => api.deps.db.select().from(huntGuesses).orderBy(huntGuesses.userId);
const refusal = async (answer: Response) => [answer.status, await answer.json()];

async function openFirstBonus(huntId: number) {
  const { huntId: of, position } = huntBonuses;
  await api.deps.db
    .update(huntBonuses)
    .set({ state: 'opening' })
    .where(and(eq(of, huntId), eq(position, 1)));
}

describe('a guess', () => {
  test('is the member’s own: made, changed, and read by nobody else while guessing is open', async () => {
    await addGame(api.deps.db, { slug: 'zeytin' });
    await addHunt(api.deps.db, { slug: 'av', ...collecting });
    expect(await own(tokens[0])).toEqual({ is_open: true, guess: null });
    await send(tokens[0], { end_balance: 700_000 });
    const changed = await send(tokens[0], { end_balance: 812_345, best_x: 120.5, best_game: 'zeytin' });
    expect(changed.status).toBe(200);
    expect(await own(tokens[0])).toMatchObject({
      is_open: true,
      guess: { end_balance: 812_345, best_x: 120.5, best_game: { slug: 'zeytin' }, rank: null },
    });
    expect(await own(tokens[1])).toEqual({ is_open: true, guess: null });
    const reads = ['/bonus-hunts', '/bonus-hunts/av', '/bonus-hunts/av/guesses', '/games/zeytin'];
    for (const read of reads) {
      const text = await (await api.call('GET', read, { token: tokens[1] })).text();
      expect(text, read).not.toMatch(/812345|700000|bi•••ci|120\.5/);
    }
    expect(await stored()).toHaveLength(1);
  });

  test('that is changed counts from its change, and one that is sent again keeps its time', async () => {
    await addHunt(api.deps.db, { slug: 'av', ...collecting });
    await send(tokens[0], { end_balance: 1 });
    const first = await own(tokens[0]);
    api.clock.advance(1000);
    await send(tokens[0], { end_balance: 1 });
    expect(await own(tokens[0])).toEqual(first);
    await send(tokens[0], { end_balance: 2 });
    const { guess } = await own(tokens[0]);
    expect(Date.parse(guess?.submitted_at ?? '')).toBe(api.clock.now());
  });

  test('renews the pages when it is made, and not when it is changed', async () => {
    await addHunt(api.deps.db, { slug: 'av', ...collecting });
    await send(tokens[0], { end_balance: 1 });
    await api.deps.db.delete(contentChanges);
    await send(tokens[0], { end_balance: 2 });
    expect(await api.deps.db.select().from(contentChanges)).toEqual([]);
    await send(tokens[1], { end_balance: 2 });
    expect(await api.deps.db.select().from(contentChanges)).toMatchObject([{ tag: 'bonus-hunts' }]);
  });

  test.each([
    [{}, { end_balance: ['required'] }],
    [{ end_balance: null }, { end_balance: ['required'] }],
    [{ end_balance: -1 }, { end_balance: ['too_low'] }],
    [{ end_balance: 0.5 }, { end_balance: ['invalid'] }],
    [{ end_balance: '5' }, { end_balance: ['invalid'] }],
    [{ end_balance: 1e12 + 1 }, { end_balance: ['too_high'] }],
    [{ end_balance: 1, best_x: -0.01 }, { best_x: ['too_low'] }],
    [{ end_balance: 1, best_x: 1e9 }, { best_x: ['too_high'] }],
    [{ end_balance: 1, best_game: '../x' }, { best_game: ['invalid'] }],
    [{ end_balance: 1, best_game: 'yok' }, { best_game: ['exists'] }],
  ])('%j is refused field by field', async (body, errors) => {
    await addHunt(api.deps.db, { slug: 'av', ...collecting });
    expect(await refusal(await send(tokens[0], body))).toEqual([422, { error: 'validation_failed', errors }]);
    expect(await stored()).toEqual([]);
  });

  test('needs a member and a hunt', async () => {
    expect((await api.call('POST', path, { body: { end_balance: 1 } })).status).toBe(401);
    expect((await api.call('GET', path)).status).toBe(401);
    for (const draft of [false, true]) {
      if (draft) await addHunt(api.deps.db, { slug: 'av', state: 'draft' });
      expect((await send(tokens[0], { end_balance: 1 })).status).toBe(404);
      expect((await api.call('GET', path, { token: tokens[0] })).status).toBe(404);
    }
  });
});

describe('the lock', () => {
  test.each(['guessing_locked', 'opening', 'completed', 'settled', 'cancelled'] as const)(
    'holds for a hunt that is %s',
    async (state) => {
      const isOver = state === 'completed' || state === 'settled';
      const end = isOver ? { endBalance: 1, completedAt: new Date() } : {};
      await addHunt(api.deps.db, { slug: 'av', state, ...end });
      expect(await refusal(await send(tokens[0], { end_balance: 1 }))).toEqual([409, { error: 'closed' }]);
      expect(await own(tokens[0])).toEqual({ is_open: false, guess: null });
    },
  );

  test.each(['first_opened', 'at_time'] as const)(
    'falls by the clock where an hour is set, without any job (%s), and the job only moves the state',
    async (guessLockRule) => {
      const guessOpenUntil = new Date(api.clock.now() + 60_000);
      await addHunt(api.deps.db, { slug: 'av', ...collecting, guessLockRule, guessOpenUntil });
      api.clock.advance(59_999);
      expect((await send(tokens[0], { end_balance: 1 })).status).toBe(200);
      expect(await lockGuesses(api.deps)).toEqual({ locked: 0 });
      api.clock.advance(1);
      expect(await refusal(await send(tokens[0], { end_balance: 2 }))).toEqual([409, { error: 'closed' }]);
      expect((await own(tokens[0])).guess?.end_balance).toBe(1);
      expect([await lockGuesses(api.deps), await lockGuesses(api.deps)]).toEqual([
        { locked: 1 },
        { locked: 0 },
      ]);
      const hunt = huntAnswerSchema.parse(await (await api.call('GET', '/bonus-hunts/av')).json()).data;
      expect(hunt).toMatchObject({ state: 'guessing_locked', guesses: [{ end_balance: 1 }] });
    },
  );

  test('falls with the first bonus, whoever opens it: of 50 edits under way none lands after it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.deps.db.delete(bonusHunts);
      const huntId = await addHunt(api.deps.db, { slug: 'av', ...collecting }, [{ gameName: 'a', bet: 100 }]);
      const guess = (userId: string, end_balance: number) =>
        placeGuess(api.deps, { userId, slug: 'av', input: { end_balance } });
      await Promise.all(ids.map((id) => guess(id, 100)));
      const edit = (id: string, at: number) => guess(id, 200 + at).then(() => true, refused);
      const before = ids.slice(0, people / 2).map(edit);
      const opened = openFirstBonus(huntId).then(stored);
      const after = ids.slice(people / 2).map(edit);
      const [taken, atLock] = await Promise.all([Promise.all([...before, ...after]), opened]);
      expect(await stored(), 'what stood at the lock stands at the end').toEqual(atLock);
      const changed = atLock.filter(({ endBalance }) => endBalance !== 100);
      expect(changed.length, 'every edit that was taken is in, no other').toBe(taken.filter(Boolean).length);
      expect(await guess(ids[0] ?? '', 999).then(() => true, refused)).toBe(false);
    }
  });
});

describe('the end of a hunt', () => {
  test('ranks the guesses and tells each member the rank, once however many jobs run', async () => {
    const huntId = await addHunt(api.deps.db, { slug: 'av', title: 'Cuma Avı', ...collecting });
    await send(tokens[0], { end_balance: 500_000 });
    await send(tokens[1], { end_balance: 610_000 });
    await api.deps.db.delete(notifications);
    const end = {
      state: 'completed',
      collectBalance: 1,
      endBalance: 600_000,
      completedAt: new Date(),
    } as const;
    await api.deps.db.update(bonusHunts).set(end).where(eq(bonusHunts.id, huntId));
    const runs = await Promise.all([1, 2, 3].map(() => rankCompleted(api.deps)));
    expect(runs.reduce((sum, { ranked }) => sum + ranked, 0)).toBe(1);
    expect(await own(tokens[1])).toMatchObject({ guess: { rank: 1, diff: 10_000 } });
    const told = await api.deps.db.select().from(notifications);
    expect(told.map(({ userId, kind, params, reference: to }) => [userId, kind, params, to]).sort()).toEqual(
      [
        [ids[0], 'guess_ranked', { title: 'Cuma Avı', rank: 2 }, { type: 'bonus-hunts', id: 'av' }],
        [ids[1], 'guess_ranked', { title: 'Cuma Avı', rank: 1 }, { type: 'bonus-hunts', id: 'av' }],
      ].sort(),
    );
  });
});

function refused(error: unknown): false {
  expect(error).toMatchObject({ code: 'closed' });
  return false;
}
