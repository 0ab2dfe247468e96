import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { huntAnswerSchema } from '@/contract/bonus-hunts';
import { bonusHunts } from '../db/schema/bonus-hunts';
import { contentChanges } from '../db/schema/content-changes';
import { huntGuesses } from '../db/schema/hunt-guesses';
import { notifications } from '../db/schema/notifications';
import { prizeClaims } from '../db/schema/prize-claims';
import { placeGuess } from '../services/bonus-hunts/place-guess';
import { rankCompleted } from '../services/bonus-hunts/rank-completed';
import { settleHunts } from '../services/bonus-hunts/settle-hunts';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keyed, newMember } from '../testing/claims.fixture';
import { addContestRules, prize } from '../testing/results.fixture';
import { addHunt } from '../testing/streamed.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;

const dayMs = 24 * 3_600_000;
const reason = 'Yayın kesildi.';
const collecting = { state: 'collecting' as const, collectBalance: null };

let api: TestApp;
let team: Member;
let guessers: Member[];
beforeAll(async () => {
  api = await createTestApp();
  team = await newMember(api, 'ekipten', { permission: 'moderator' });
  guessers = [];
  for (const name of ['ayse', 'burak', 'cemre']) guessers.push(await newMember(api, name));
  await addContestRules(api.deps);
});
afterAll(() => api.close());
beforeEach(() => api.deps.db.delete(notifications));

const cancel = (slug: string, body: unknown = { reason }, key: string = randomUUID()) =>
  keyed(api, `/bonus-hunts/${slug}/cancellation`, team.token, body, key);
const readState = async (slug: string) =>
  (await api.deps.db.select().from(bonusHunts).where(eq(bonusHunts.slug, slug)))[0]?.state;
const told = async () => {
  const rows = await api.deps.db.select().from(notifications);
  return rows.map(({ userId, kind, params }) => [userId, kind, params]);
};

/** A hunt whose prizes are due, with a guess of each. */
async function addCompleted(slug: string): Promise<number> {
  const completedAt = new Date(api.clock.now() - 2 * dayMs);
  const end = { state: 'completed' as const, endBalance: 500_000, completedAt };
  const id = await addHunt(api.deps.db, { slug, ...end, prizes: [prize(1)] });
  const guesses = guessers.map(({ id: userId }, at) => ({ userId, endBalance: 500_000 + at }));
  const sent = { huntId: id, submittedAt: completedAt };
  await api.deps.db.insert(huntGuesses).values(guesses.map((guess) => ({ ...guess, ...sent })));
  return id;
}

describe('a hunt that is cancelled', () => {
  test('has no end and no ranks any more, takes no guess, gives no prize, and tells everybody who guessed why', async () => {
    const id = await addCompleted('biten');
    await rankCompleted(api.deps);
    await api.deps.db.delete(notifications);
    await api.deps.db.delete(contentChanges);
    expect((await cancel('biten')).status).toBe(201);
    const { data } = huntAnswerSchema.parse(await (await api.call('GET', '/bonus-hunts/biten')).json());
    expect(data).toMatchObject({ state: 'cancelled', end_balance: null, completed_at: null });
    expect(data.guesses.map(({ rank, diff }) => [rank, diff])).toEqual(guessers.map(() => [null, null]));
    const params = { title: 'biten', reason };
    expect((await told()).sort()).toEqual(
      guessers.map((one) => [one.id, 'contest_cancelled', params]).sort(),
    );
    const tags = (await api.deps.db.select().from(contentChanges)).map(({ tag }) => tag);
    expect(tags).toEqual(expect.arrayContaining(['bonus-hunts', 'now-playing']));
    expect([await rankCompleted(api.deps), await settleHunts(api.deps)]).toEqual([
      { ranked: 0 },
      { settled: 0 },
    ]);
    expect(await api.deps.db.$count(prizeClaims, eq(prizeClaims.huntId, id))).toBe(0);
    const late = await api.call('POST', '/bonus-hunts/biten/guess', {
      token: guessers[0]?.token ?? '',
      body: { end_balance: 1 },
    });
    expect([late.status, await late.json()]).toEqual([409, { error: 'closed' }]);
  });

  test.each(['collecting', 'guessing_locked', 'opening'] as const)('may be %s', async (state) => {
    await addHunt(api.deps.db, { slug: `av-${state.replace('_', '-')}`, state });
    expect((await cancel(`av-${state.replace('_', '-')}`)).status).toBe(201);
    expect(await readState(`av-${state.replace('_', '-')}`)).toBe('cancelled');
  });

  test('may not be settled, cancelled, a draft or unknown; the reason is asked for', async () => {
    const end = { endBalance: 1, completedAt: new Date() };
    await addHunt(api.deps.db, { slug: 'verilmis', state: 'settled', ...end });
    await addHunt(api.deps.db, { slug: 'zaten', state: 'cancelled' });
    await addHunt(api.deps.db, { slug: 'taslak', state: 'draft' });
    const answers = await Promise.all(
      ['verilmis', 'zaten', 'taslak', 'yok'].map(async (slug) => (await cancel(slug)).status),
    );
    expect(answers).toEqual([409, 409, 404, 404]);
    await addHunt(api.deps.db, { slug: 'gerekcesiz' });
    for (const [body, rule] of [
      [{}, 'required'],
      [{ reason: '  ' }, 'required'],
      [{ reason: 'x'.repeat(1001) }, 'max.string'],
    ] as const) {
      const answer = await cancel('gerekcesiz', body);
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { reason: [rule] } }]);
    }
    expect(await readState('gerekcesiz')).toBe('opening');
  });

  test('is the team’s act alone', async () => {
    await addHunt(api.deps.db, { slug: 'korunan' });
    const path = '/bonus-hunts/korunan/cancellation';
    for (const permission of ['player', 'editor', 'Nartane']) {
      const { token } = await newMember(api, `rol_${permission}`, { permission });
      expect((await keyed(api, path, token, { reason })).status, permission).toBe(403);
    }
    expect((await api.call('POST', path, { body: { reason } })).status).toBe(401);
    const { token } = await newMember(api, 'yonetici', { permission: 'admin' });
    expect((await keyed(api, path, token, { reason })).status).toBe(201);
  });
});

describe('at the same moment', () => {
  test('of twenty cancellations one holds, twenty of one key are one, and each member is told once', async () => {
    await addCompleted('cok-iptal');
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel('cok-iptal')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    await addCompleted('tek-anahtar');
    const key = randomUUID();
    const repeats = await Promise.all(
      Array.from({ length: 20 }, () => cancel('tek-anahtar', { reason }, key)),
    );
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await told()).toHaveLength(2 * guessers.length);
  });

  test('a hunt is either cancelled or settled: no prize beside a cancellation, no rank told after it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const slug = `yaris-${round}`;
      const id = await addCompleted(slug);
      await api.deps.db.delete(notifications);
      const [answer] = await Promise.all([cancel(slug), settleHunts(api.deps), rankCompleted(api.deps)]);
      const isCancelled = answer.status === 201;
      expect(await readState(slug)).toBe(isCancelled ? 'cancelled' : 'settled');
      expect(await api.deps.db.$count(prizeClaims, eq(prizeClaims.huntId, id))).toBe(isCancelled ? 0 : 1);
      const ranks = await api.deps.db.select().from(huntGuesses).where(eq(huntGuesses.huntId, id));
      expect(ranks.every(({ rank }) => (rank === null) === isCancelled)).toBe(true);
      const zeroth = (await told()).filter(([, kind, params]) => {
        return kind === 'guess_ranked' && JSON.stringify(params).includes('"rank":0');
      });
      expect(zeroth).toEqual([]);
    }
  });

  test('a guess is either in before the cancellation, and its member is told, or closed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const slug = `tahmin-${round}`;
      const id = await addHunt(api.deps.db, { slug, ...collecting });
      await api.deps.db.delete(notifications);
      const guesses = guessers.map(({ id: userId }) =>
        placeGuess(api.deps, { userId, slug, input: { end_balance: 5 } }),
      );
      const [answer, ...placed] = await Promise.allSettled([cancel(slug), ...guesses]);
      expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 201 } });
      const stored = await api.deps.db.$count(huntGuesses, eq(huntGuesses.huntId, id));
      expect(stored).toBe(placed.filter(({ status }) => status === 'fulfilled').length);
      expect(await told()).toHaveLength(stored);
    }
  });
});
