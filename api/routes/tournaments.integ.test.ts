import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  tournamentAnswerSchema,
  tournamentStandingsAnswerSchema,
  tournamentsAnswerSchema,
} from '@/contract/tournaments';
import { tournamentMatches } from '../db/schema/tournament-matches';
import { tournamentParticipants } from '../db/schema/tournament-participants';
import { advanceTournaments } from '../services/tournaments/advance-tournaments';
import { computeCommitment, drawSeeds } from '../services/tournaments/draw-seeds';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTournament } from '../testing/events.fixture';
import { recorded, recordedCall } from '../testing/query-count.fixture';

const hour = 3_600_000;

let api: TestApp;
let players: string[];
beforeAll(async () => {
  api = await createTestApp();
  players = [];
  for (let at = 0; at < 30; at += 1) players.push(await makeUser(api, `oyuncu${at}`, { passwordHash: '!' }));
});
afterAll(() => api.close());

async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
  const answer = await api.call('GET', path);
  expect(answer.status, path).toBe(200);
  return schema.parse(await answer.json());
}

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour);
const startingIn = (hours: number) => ({
  registrationOpensAt: inHours(hours - 99),
  startsAt: inHours(hours),
});

type Row = typeof tournamentParticipants.$inferInsert;

/** The first players register in order, each with the given state and score. */
async function register(tournamentId: number, rows: readonly Partial<Row>[]) {
  await api.deps.db
    .insert(tournamentParticipants)
    .values(rows.map((row, at) => ({ tournamentId, userId: players[at] ?? '', number: at + 1, ...row })));
}

describe('the lists of tournaments', () => {
  test('now is everything before its end by start, past the latest first; places and champion in one query', async () => {
    const { db } = api.deps;
    const open = await addTournament(db, { slug: 'acik', ...startingIn(20) });
    await addTournament(db, { slug: 'suren', ...startingIn(-1), state: 'live' });
    await addTournament(db, { slug: 'onay', ...startingIn(1), state: 'check_in' });
    const old = await addTournament(db, { slug: 'eski', ...startingIn(-900), state: 'paid' });
    await addTournament(db, { slug: 'iptal', ...startingIn(-500), state: 'cancelled' });
    await addTournament(db, { slug: 'taslak', state: 'draft' });
    await register(open, [{}, {}, { state: 'waitlist' }, { state: 'no_show' }]);
    await register(old, [{ state: 'eliminated' }, { state: 'winner' }]);
    const { answer, statements } = await recordedCall(api, '/tournaments');
    const now = tournamentsAnswerSchema.parse(await answer.json()).data;
    expect([statements.length, now.map(({ slug }) => slug)]).toEqual([1, ['suren', 'onay', 'acik']]);
    expect(now[2]).toMatchObject({ players: 2, waitlist: 1, champion: null, size: 8 });
    const past = (await read('/tournaments?view=past', tournamentsAnswerSchema)).data;
    expect(past.map(({ slug, champion }) => [slug, champion?.name])).toEqual([
      ['iptal', undefined],
      ['eski', 'oy•••u1'],
    ]);
    const season = await read('/tournaments?type=season', tournamentsAnswerSchema);
    expect(season.data).toEqual([]);
  });

  test('a foreign cursor and an unknown filter are 422', async () => {
    for (const query of ['?cursor=abc', '?view=x', '?type=x'])
      expect([query, (await api.call('GET', `/tournaments${query}`)).status]).toEqual([query, 422]);
  });
});

describe('a bracket whose hour has come', () => {
  const secret = 'gizli-tohum';

  test('is drawn once however many jobs run: who did not check in is out, who waited moves up, and the draw can be checked', async () => {
    const id = await addTournament(api.deps.db, {
      slug: 'kura',
      size: 4,
      bet: 500,
      ...startingIn(2),
      checkinOpensAt: inHours(1),
      seedSecret: secret,
      seedCommit: computeCommitment(secret),
    });
    await register(id, [
      { state: 'checked_in' },
      { state: 'registered' },
      { state: 'checked_in' },
      { state: 'checked_in' },
      { state: 'waitlist' },
      { state: 'waitlist' },
    ]);
    const before = (await read('/tournaments/kura', tournamentAnswerSchema)).data;
    expect(before.seed_proof).toEqual({ commit: computeCommitment(secret), seed: null });
    api.clock.advance(1.5 * hour);
    await advanceTournaments(api.deps);
    expect((await read('/tournaments/kura', tournamentAnswerSchema)).data.state).toBe('check_in');
    api.clock.advance(hour);
    const runs = await Promise.all([1, 2, 3].map(() => advanceTournaments(api.deps)));
    expect(runs.reduce((sum, { started }) => sum + started, 0)).toBe(1);
    const { data } = await read('/tournaments/kura', tournamentAnswerSchema);
    const seeds = data.participants?.map(({ number, seed, state }) => [number, seed, state]);
    const order = drawSeeds(data.seed_proof?.seed ?? '', [1, 3, 4, 5]);
    const placed = (number: number) => [number, order.indexOf(number) + 1, 'checked_in'];
    expect(seeds).toEqual([
      placed(1),
      [2, null, 'no_show'],
      placed(3),
      placed(4),
      placed(5),
      [6, null, 'waitlist'],
    ]);
    expect(data.matches?.map(({ round, a, b, state }) => [round, a, b, state])).toEqual([
      [1, 1, 4, 'ready'],
      [1, 2, 3, 'ready'],
      [2, null, null, 'pending'],
    ]);
  });

  test('is drawn in as many statements whether four or thirty play', async () => {
    const counts: number[] = [];
    for (const count of [4, 30]) {
      const times = { ...startingIn(-1), checkinOpensAt: inHours(-2) };
      const row = { slug: `kura-${count}`, size: 32, state: 'check_in' as const, seedSecret: secret };
      const id = await addTournament(api.deps.db, { ...row, ...times });
      await register(
        id,
        Array.from({ length: count }, () => ({ state: 'checked_in' as const })),
      );
      const { result, statements } = await recorded(api, (db) => advanceTournaments({ ...api.deps, db }));
      expect(result.started).toBe(1);
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test('with a single player is cancelled', async () => {
    const times = { ...startingIn(-1), checkinOpensAt: inHours(-2) };
    const id = await addTournament(api.deps.db, { slug: 'tek-kisi', state: 'check_in', ...times });
    await register(id, [{ state: 'checked_in' }, {}]);
    await advanceTournaments(api.deps);
    expect((await read('/tournaments/tek-kisi', tournamentAnswerSchema)).data).toMatchObject({
      state: 'cancelled',
      matches: [],
    });
  });

  test('each X of a match is computed by the database', async () => {
    const id = await addTournament(api.deps.db, { slug: 'carpanli', state: 'live' });
    await register(id, [{ seed: 1 }, { seed: 2 }]);
    const match = { tournamentId: id, round: 1, index: 0, a: 1, b: 2, bet: 300, winA: 1000, winB: 12_345 };
    await api.deps.db.insert(tournamentMatches).values({ ...match, winner: 2, state: 'done' });
    const { data } = await read('/tournaments/carpanli', tournamentAnswerSchema);
    expect(data.matches).toMatchObject([{ x_a: 3.33, x_b: 41.15, winner: 2 }]);
  });

  test('a match of who takes no part, a winner who did not play and an end without a winner are refused by the database', async () => {
    const id = await addTournament(api.deps.db, { slug: 'sahte', state: 'live' });
    await register(id, [{ seed: 1 }, { seed: 2 }]);
    const match = { tournamentId: id, round: 1, index: 0, a: 1, b: 2, bet: 300 };
    for (const wrong of [
      { b: 3 },
      { winner: 3, state: 'done' as const },
      { state: 'forfeit' as const },
      { b: 1 },
    ])
      await expect(
        api.deps.db.insert(tournamentMatches).values({ ...match, ...wrong }),
        JSON.stringify(wrong),
      ).rejects.toThrow();
  });
});

describe('a board', () => {
  test('ranks by score, at a tie who reached it earlier; who has not played has no place; pages go on', async () => {
    const id = await addTournament(api.deps.db, { slug: 'tablo', type: 'season', size: null, state: 'live' });
    const now = api.clock.now();
    await register(
      id,
      players.map((_, at) => ({
        score: (at * 7) % 5,
        played: at === 3 ? 0 : 2,
        reachedAt: new Date(now - at),
      })),
    );
    const { data } = await read('/tournaments/tablo', tournamentAnswerSchema);
    expect([data.participants, data.matches, data.standings?.length]).toEqual([[], [], 24]);
    const rest = await read(
      `/tournaments/tablo/standings?cursor=${data.standings_cursor}`,
      tournamentStandingsAnswerSchema,
    );
    const all = [...(data.standings ?? []), ...rest.data];
    expect(all.map(({ rank }) => rank)).toEqual(Array.from({ length: 29 }, (_, at) => at + 1));
    const keys = all.map(({ score, reached_at }) => [-score, Date.parse(reached_at)] as const);
    expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  });

  test('closes at its end with the first one as its champion, and gives its prizes', async () => {
    const times = { ...startingIn(-50), endsAt: inHours(-1) };
    const id = await addTournament(api.deps.db, {
      slug: 'biten-hafta',
      type: 'leaderboard',
      state: 'live',
      ...times,
    });
    await register(id, [
      { score: 5, played: 1 },
      { score: 9, played: 3 },
    ]);
    await advanceTournaments(api.deps);
    const { data } = await read('/tournaments/biten-hafta', tournamentAnswerSchema);
    expect(data).toMatchObject({ state: 'completed', champion: { name: 'oy•••u1' } });
    const states = await api.deps.db
      .select({ state: tournamentParticipants.state })
      .from(tournamentParticipants)
      .where(eq(tournamentParticipants.tournamentId, id));
    expect(states.filter(({ state }) => state === 'winner')).toHaveLength(1);
  });
});

test('an unknown tournament, a draft and what cannot be a slug are 404', async () => {
  for (const slug of ['yok', 'taslak', 'Taslak', '..%2fusers', 'a%00b', 'x'.repeat(300)])
    expect([slug, (await api.call('GET', `/tournaments/${slug}`)).status]).toEqual([slug, 404]);
});
