import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tournamentAnswerSchema } from '@/contract/tournaments';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { tournamentMatches } from '../db/schema/tournament-matches';
import { tournamentParticipants } from '../db/schema/tournament-participants';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addStartedBracket } from '../testing/results.fixture';

let api: TestApp;
let team: string;
let players: string[];
beforeAll(async () => {
  api = await createTestApp();
  team = (await newMember(api, 'ekipten', { permission: 'moderator' })).token;
  players = [];
  for (const name of ['ayse', 'burak', 'cemre', 'deniz']) players.push((await newMember(api, name)).id);
});
afterAll(() => api.close());

let count = 0;
let slug = '';
let id = 0;
beforeEach(async () => {
  count += 1;
  slug = `kupa-${count}`;
  id = await addStartedBracket(api.deps, { slug, title: 'Kupa' }, players);
  await api.deps.db.delete(notifications);
});

const record = async (body: object) => {
  const answer = await api.call('POST', `/tournaments/${slug}/matches`, { token: team, body });
  return [answer.status, (await answer.json()).error ?? null];
};
const first = { round: 1, index: 0 };
const correct = (body: object) => record({ ...body, is_correction: true });
const read = async () =>
  tournamentAnswerSchema.parse(await (await api.call('GET', `/tournaments/${slug}`)).json()).data;
const matchAt = async (round: number, index: number) =>
  (await read()).matches?.find((match) => match.round === round && match.index === index);
const readState = async (seed: number) => {
  const { tournamentId, seed: own } = tournamentParticipants;
  const rows = await api.deps.db
    .select()
    .from(tournamentParticipants)
    .where(and(eq(tournamentId, id), eq(own, seed)));
  return rows[0]?.state;
};
const toldKinds = async () => {
  const rows = await api.deps.db.select().from(notifications).orderBy(asc(notifications.id));
  return rows.map(({ kind }) => kind).sort();
};

describe('a result that stands', () => {
  test('is replaced by a correction: the other one goes on, the first one is out, and both are told', async () => {
    expect(await record({ ...first, win_a: 900, win_b: 100 })).toEqual([200, null]);
    expect([await readState(1), await readState(4)]).toEqual(['checked_in', 'eliminated']);
    expect(await correct({ ...first, win_a: 100, win_b: 900 })).toEqual([200, null]);
    expect(await matchAt(1, 0)).toMatchObject({ winner: 4, win_a: 100, win_b: 900, state: 'done' });
    expect([await readState(1), await readState(4)]).toEqual(['eliminated', 'checked_in']);
    expect(await matchAt(2, 0)).toMatchObject({ a: 4, b: null, state: 'pending' });
    expect(await toldKinds()).toEqual(['match_corrected', 'match_corrected']);
  });

  test('keeps its winner where only the amounts were wrong, and the new ones are stored', async () => {
    await record({ ...first, win_a: 900, win_b: 100 });
    expect(await correct({ ...first, win_a: 950, win_b: 100 })).toEqual([200, null]);
    expect(await matchAt(1, 0)).toMatchObject({ winner: 1, win_a: 950 });
    expect(await matchAt(2, 0)).toMatchObject({ a: 1 });
  });

  test('names the new rivals to each other where the next match was ready', async () => {
    await record({ ...first, win_a: 900, win_b: 100 });
    await record({ round: 1, index: 1, win_a: 900, win_b: 100 });
    await api.deps.db.delete(notifications);
    expect(await correct({ ...first, absent: 'a' })).toEqual([200, null]);
    expect(await matchAt(1, 0)).toMatchObject({ winner: 4, win_a: null, win_b: null, state: 'forfeit' });
    expect(await matchAt(2, 0)).toMatchObject({ a: 4, b: 2, state: 'ready' });
    expect(await toldKinds()).toEqual(['match_corrected', 'match_corrected', 'match_ready', 'match_ready']);
  });

  test('is left alone once the match after it is decided, without the word, and where there is none', async () => {
    expect(await correct({ ...first, win_a: 1, win_b: 2 })).toEqual([409, 'conflict']);
    await record({ ...first, win_a: 900, win_b: 100 });
    expect(await record({ ...first, win_a: 100, win_b: 900 })).toEqual([409, 'conflict']);
    await record({ round: 1, index: 1, win_a: 900, win_b: 100 });
    await record({ round: 2, index: 0, win_a: 900, win_b: 100 });
    expect(await correct({ ...first, win_a: 100, win_b: 900 })).toEqual([409, 'closed']);
    expect(await matchAt(1, 0)).toMatchObject({ winner: 1, win_a: 900 });
  });

  test('of a correction and the next match’s result at the same moment leaves a bracket that fits together', async () => {
    await record({ ...first, win_a: 900, win_b: 100 });
    await record({ round: 1, index: 1, win_a: 900, win_b: 100 });
    const answers = await Promise.all([
      correct({ ...first, win_a: 100, win_b: 900 }),
      record({ round: 2, index: 0, win_a: 900, win_b: 100 }),
      correct({ ...first, win_a: 100, win_b: 900 }),
    ]);
    expect(answers.every(([status]) => status === 200 || status === 409)).toBe(true);
    const [semi, final] = [await matchAt(1, 0), await matchAt(2, 0)];
    expect(final).toMatchObject({ a: semi?.winner, winner: semi?.winner });
    expect(await readState(semi?.winner ?? 0)).toBe('winner');
  });
});

describe('the match that is played now', () => {
  const stage = async (match: object | null) => {
    const body = { match };
    const answer = await api.call('POST', `/tournaments/${slug}/stage`, { token: team, body });
    return [answer.status, (await answer.json()).error ?? null];
  };
  const second = { round: 1, index: 1 };
  const played = async () =>
    (await read()).matches?.flatMap(({ state, index, round }) =>
      state === 'live' ? [{ round, index }] : [],
    );
  const audited = () =>
    api.deps.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.subject, `tournaments:${id}`))
      .orderBy(asc(auditLog.id));

  test('is one at most: the next one takes its place, and each change is written down once', async () => {
    expect(await stage(first)).toEqual([200, null]);
    expect(await stage(first)).toEqual([200, null]);
    expect(await stage(second)).toEqual([200, null]);
    expect(await played()).toEqual([second]);
    expect(await stage(null)).toEqual([200, null]);
    expect(await played()).toEqual([]);
    expect(await audited()).toEqual([
      { before: { match: null }, after: { match: first } },
      { before: { match: first }, after: { match: second } },
      { before: { match: second }, after: { match: null } },
    ]);
  });

  test('stays one where many are called at the same moment, and the database takes no second one', async () => {
    const asked = [first, second, first, second, first, second];
    expect((await Promise.all(asked.map(stage))).every(([status]) => status === 200)).toBe(true);
    expect(await played()).toHaveLength(1);
    const both = api.deps.db
      .update(tournamentMatches)
      .set({ state: 'live' })
      .where(and(eq(tournamentMatches.tournamentId, id), eq(tournamentMatches.round, 1)));
    await expect(both).rejects.toMatchObject({ cause: { constraint: 'tournament_matches_one_live' } });
  });

  test('ends by its result, and with its tournament', async () => {
    await stage(first);
    expect(await record({ ...first, win_a: 900, win_b: 100 })).toEqual([200, null]);
    expect(await played()).toEqual([]);
    await stage(second);
    const body = { reason: 'Yayın kesildi.' };
    await api.call('POST', `/tournaments/${slug}/cancellation`, { token: team, body });
    expect(await played()).toEqual([]);
    expect(await stage(second)).toEqual([409, 'closed']);
  });

  test('is none that waits for its players, is decided or is not there; what was on stays on', async () => {
    await record({ ...first, win_a: 900, win_b: 100 });
    await stage(second);
    expect(await stage(first)).toEqual([409, 'conflict']);
    expect(await stage({ round: 2, index: 0 })).toEqual([409, 'conflict']);
    expect(await stage({ round: 5, index: 0 })).toEqual([404, 'not_found']);
    expect((await stage({ round: 0, index: 0 }))[0]).toBe(422);
    expect(await played()).toEqual([second]);
  });
});

test('a cancelled tournament takes no result, and everybody who takes part reads why', async () => {
  const body = { reason: 'Yayın kesildi.' };
  const path = `/tournaments/${slug}/cancellation`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.call('POST', path, { token: team, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await record({ ...first, win_a: 1, win_b: 2 })).toEqual([409, 'closed']);
  expect((await read()).state).toBe('cancelled');
  expect(await toldKinds()).toEqual(players.map(() => 'contest_cancelled'));
});
