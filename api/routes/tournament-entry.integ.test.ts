import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownTournamentEntryAnswerSchema, tournamentAnswerSchema } from '@/contract/tournaments';
import { notifications } from '../db/schema/notifications';
import { tournamentParticipants } from '../db/schema/tournament-participants';
import { tournaments } from '../db/schema/tournaments';
import { createGate } from '../gate';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { unbalancedUsers, verifyLedger } from '../services/ledger/verify-ledger';
import { advanceTournaments } from '../services/tournaments/advance-tournaments';
import { joinTournament } from '../services/tournaments/join-tournament';
import { withdraw } from '../services/tournaments/withdraw';
import { logInAs, makeUser, storedUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTournament } from '../testing/events.fixture';
import { addGame } from '../testing/streamed.fixture';

/** Short, so that no token ends while the clock moves. */
const step = 10_000;
const names = ['ayse', 'burak', 'cemre'] as const;

let api: TestApp;
let ids: string[];
let tokens: Record<(typeof names)[number], string>;
beforeAll(async () => {
  api = await createTestApp();
  await addGame(api.deps.db, { slug: 'zeytin' });
  await addGame(api.deps.db, { slug: 'nar' });
  ids = [];
  for (const name of names) ids.push(await makeUser(api, name));
  tokens = { ayse: '', burak: '', cemre: '' };
  for (const name of names) tokens[name] = await logInAs(api, name);
  while (ids.length < 100) ids.push(await makeUser(api, `oyuncu${ids.length}`, { passwordHash: '!' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.deps.db.delete(tournamentParticipants);
  await api.deps.db.delete(tournaments);
  await api.deps.db.delete(notifications);
});

const path = '/tournaments/kupa/entry';
const as = (name: (typeof names)[number], method: string, to = path, body?: unknown) =>
  api.call(method, to, { token: tokens[name], ...(body === undefined ? {} : { body }) });
const join = (name: (typeof names)[number], game = 'zeytin') => as(name, 'POST', path, { game_name: game });
const leave = (name: (typeof names)[number]) => as(name, 'POST', '/tournaments/kupa/withdrawal');
const readOwn = async (answer: Response | Promise<Response>) =>
  ownTournamentEntryAnswerSchema.parse(await (await answer).json()).data;
const refusal = async (answer: Response) => [answer.status, await answer.json()];
const inSteps = (steps: number) => new Date(api.clock.now() + steps * step);

function cup(row: Partial<typeof tournaments.$inferInsert> = {}) {
  const times = { registrationOpensAt: inSteps(-1), checkinOpensAt: inSteps(2), startsAt: inSteps(4) };
  return addTournament(api.deps.db, { slug: 'kupa', size: 2, ...times, ...row });
}

const players = (tournamentId: number) =>
  api.deps.db
    .select()
    .from(tournamentParticipants)
    .where(eq(tournamentParticipants.tournamentId, tournamentId))
    .orderBy(asc(tournamentParticipants.number));

async function told() {
  const rows = await api.deps.db.select().from(notifications).orderBy(asc(notifications.id));
  return rows.map(({ userId, kind, reference: to }) => [userId, kind, to]);
}

async function giveCoins(userId: string, amount: number) {
  await api.deps.db.transaction((tx) =>
    postToLedger(
      { tx, clock: api.clock },
      { userId, amount, reason: 'task', idempotencyKey: api.deps.ids.uuid() },
    ),
  );
}

/** What keeps a cup closed: its state, or steps from now. */
interface Closed {
  readonly state?: 'check_in' | 'live' | 'cancelled';
  readonly opens?: number;
  readonly checkIn?: number;
}

describe('joining a tournament', () => {
  test('gives places in order, then waits in order; who is in only changes the game', async () => {
    await cup();
    expect(await readOwn(as('ayse', 'GET'))).toEqual({
      entry: null,
      can_join: true,
      can_check_in: false,
      can_withdraw: false,
    });
    expect(await readOwn(join('ayse'))).toMatchObject({
      entry: { number: 1, state: 'registered', game: { slug: 'zeytin' }, ahead: null },
      can_join: false,
      can_withdraw: true,
    });
    await join('burak');
    expect((await readOwn(join('cemre'))).entry).toMatchObject({ number: 3, state: 'waitlist', ahead: 0 });
    expect((await readOwn(join('ayse', 'nar'))).entry).toMatchObject({ number: 1, game: { slug: 'nar' } });
    const { data } = tournamentAnswerSchema.parse(await (await api.call('GET', '/tournaments/kupa')).json());
    expect([data.players, data.waitlist, data.participants?.length]).toEqual([2, 1, 3]);
  });

  test('of 100 at once gives 16 places, and the other 84 wait in the order they are numbered', async () => {
    const id = await cup({ size: 16 });
    // As many at a time as the pool has connections: the 3 s it waits for one are not what is tested.
    const door = createGate({ running: 10, waiting: 100 });
    const enter = (userId: string) =>
      joinTournament(api.deps, { userId, slug: 'kupa', input: { game_name: 'zeytin' } });
    await Promise.all(ids.map((userId) => door(() => enter(userId))));
    const all = await players(id);
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
    expect(all.slice(0, 16).every(({ state }) => state === 'registered')).toBe(true);
    expect(all.slice(16).every(({ state }) => state === 'waitlist')).toBe(true);
  });

  test('50 times at once by the same member is one entry, paid once', async () => {
    const id = await cup({ entryCostCoin: 10 });
    const userId = await makeUser(api, 'hizli', { passwordHash: '!' });
    await giveCoins(userId, 1000);
    const body = { game_name: 'zeytin' };
    await Promise.all(
      Array.from({ length: 50 }, () => joinTournament(api.deps, { userId, slug: 'kupa', input: body })),
    );
    expect(await players(id)).toHaveLength(1);
    expect((await storedUser(api, 'hizli'))?.point).toBe(990);
  });

  test('is refused by the database itself beyond the places, whoever writes', async () => {
    const tournamentId = await cup();
    const rows = ids.slice(0, 3).map((userId, at) => ({ tournamentId, userId, number: at + 1 }));
    await expect(api.deps.db.insert(tournamentParticipants).values(rows)).rejects.toThrow();
    const waiting = rows.map((row) => ({ ...row, state: 'waitlist' as const }));
    await api.deps.db.insert(tournamentParticipants).values(waiting);
    const take = ids.slice(0, 3).map((userId) =>
      api.deps.db
        .update(tournamentParticipants)
        .set({ state: 'registered' })
        .where(
          and(
            eq(tournamentParticipants.tournamentId, tournamentId),
            eq(tournamentParticipants.userId, userId),
          ),
        ),
    );
    const results = await Promise.allSettled(take);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test.each([
    [{}, { game_name: ['required'] }],
    [{ game_name: null }, { game_name: ['required'] }],
    [{ game_name: 'yok' }, { game_name: ['exists'] }],
    [{ game_name: 5 }, { game_name: ['invalid'] }],
    [{ game_name: '../x' }, { game_name: ['invalid'] }],
  ])('with %j is refused field by field', async (body, errors) => {
    const id = await cup();
    const answer = await as('ayse', 'POST', path, body);
    expect(await refusal(answer)).toEqual([422, { error: 'validation_failed', errors }]);
    expect(await players(id)).toEqual([]);
  });

  test.each([
    ['has not opened', { opens: 1 }],
    ['is in its check-in by the clock', { checkIn: 0 }],
    ['is in its check-in', { state: 'check_in', checkIn: -1 }],
    ['has started', { state: 'live' }],
    ['is cancelled', { state: 'cancelled' }],
  ] as readonly (readonly [string, Closed])[])('that %s is closed', async (_, { opens, checkIn, state }) => {
    await cup({
      ...(state === undefined ? {} : { state }),
      ...(opens === undefined ? {} : { registrationOpensAt: inSteps(opens) }),
      ...(checkIn === undefined ? {} : { checkinOpensAt: inSteps(checkIn) }),
    });
    expect(await refusal(await join('ayse'))).toEqual([409, { error: 'closed' }]);
    expect((await readOwn(as('ayse', 'GET'))).can_join).toBe(false);
  });

  test('a board needs no game, takes everybody, and goes on until its end', async () => {
    const times = { registrationOpensAt: inSteps(-2), startsAt: inSteps(-1), endsAt: inSteps(1) };
    await cup({ type: 'leaderboard', size: null, state: 'live', checkinOpensAt: null, ...times });
    expect((await readOwn(as('ayse', 'POST', path, {}))).entry).toMatchObject({
      state: 'registered',
      game: null,
    });
    api.clock.advance(step);
    expect(await refusal(await as('burak', 'POST', path, {}))).toEqual([409, { error: 'closed' }]);
  });

  test('needs a member and a tournament', async () => {
    expect((await api.call('POST', path, { body: {} })).status).toBe(401);
    await cup({ state: 'draft' });
    for (const [method, to] of [
      ['GET', path],
      ['POST', '/tournaments/kupa/withdrawal'],
      ['POST', '/tournaments/kupa/check-in'],
    ] as const)
      expect((await as('ayse', method, to)).status).toBe(404);
    expect((await join('ayse')).status).toBe(404);
  });
});

describe('withdrawing', () => {
  test('gives the place to who waits longest, and coming back is the end of the line', async () => {
    const id = await cup();
    for (const name of names) await join(name);
    expect(await readOwn(leave('ayse'))).toMatchObject({ entry: null, can_join: true });
    expect((await readOwn(as('cemre', 'GET'))).entry).toMatchObject({ state: 'registered', ahead: null });
    expect(await told()).toEqual([[ids[2], 'tournament_place', { type: 'tournaments', id: 'kupa' }]]);
    expect((await readOwn(join('ayse'))).entry).toMatchObject({ number: 4, state: 'waitlist', ahead: 0 });
    expect((await leave('ayse')).status).toBe(200);
    expect((await leave('ayse')).status).toBe(200);
    expect((await players(id)).map(({ state }) => state)).toEqual(['registered', 'registered', 'withdrawn']);
  });

  test('of many at once while others join leaves every place taken, and never one too many', async () => {
    const id = await cup({ size: 16 });
    const body = { game_name: 'zeytin' };
    const first = ids.slice(0, 50);
    await Promise.all(first.map((userId) => joinTournament(api.deps, { userId, slug: 'kupa', input: body })));
    await Promise.all([
      ...first.slice(0, 20).map((userId) => withdraw(api.deps, { userId, slug: 'kupa' })),
      ...ids.slice(50).map((userId) => joinTournament(api.deps, { userId, slug: 'kupa', input: body })),
    ]);
    const all = await players(id);
    const numbers = (wanted: string) =>
      all.filter(({ state }) => state === wanted).map(({ number }) => number);
    expect([numbers('registered').length, numbers('waitlist').length]).toEqual([16, 64]);
    expect(Math.max(...numbers('registered'))).toBeLessThan(Math.min(...numbers('waitlist')));
  });

  test('is over once it starts, by the clock', async () => {
    await cup();
    await join('ayse');
    api.clock.advance(4 * step);
    expect(await refusal(await leave('ayse'))).toEqual([409, { error: 'closed' }]);
  });
});

describe('the check-in', () => {
  const checkIn = (name: (typeof names)[number]) => as(name, 'POST', '/tournaments/kupa/check-in');

  test('is between its step and the start, by the clock and to the second, whatever the job has done', async () => {
    await cup();
    await join('ayse');
    api.clock.advance(2 * step - 1);
    expect(await refusal(await checkIn('ayse'))).toEqual([409, { error: 'closed' }]);
    api.clock.advance(1);
    expect((await readOwn(as('ayse', 'GET'))).can_check_in).toBe(true);
    expect((await readOwn(checkIn('ayse'))).entry?.state).toBe('checked_in');
    expect((await checkIn('ayse')).status, 'again changes nothing').toBe(200);
    api.clock.advance(2 * step);
    expect(await refusal(await checkIn('ayse'))).toEqual([409, { error: 'closed' }]);
  });

  test('is for who holds a place', async () => {
    await cup({ checkinOpensAt: inSteps(1) });
    for (const name of ['ayse', 'burak', 'cemre'] as const) await join(name);
    api.clock.advance(step);
    await Promise.all([advanceTournaments(api.deps), advanceTournaments(api.deps)]);
    expect((await told()).sort()).toEqual(
      ids
        .slice(0, 2)
        .map((id) => [id, 'tournament_check_in', { type: 'tournaments', id: 'kupa' }])
        .sort(),
    );
    expect(await refusal(await checkIn('cemre'))).toEqual([403, { error: 'forbidden' }]);
    await leave('ayse');
    expect((await readOwn(checkIn('cemre'))).entry?.state).toBe('checked_in');
  });
});

describe('what an entry costs', () => {
  const balance = async (name: string) => (await storedUser(api, name))?.point ?? 0;

  test('is taken with the entry, given back with the withdrawal, and taken anew by coming back', async () => {
    await cup({ entryCostCoin: 100 });
    await giveCoins(ids[0] ?? '', 250);
    await join('ayse');
    expect(await balance('ayse')).toBe(150);
    await leave('ayse');
    expect(await balance('ayse')).toBe(250);
    await join('ayse');
    await join('ayse', 'nar');
    expect(await balance('ayse')).toBe(150);
    expect(await verifyLedger(api.deps.db, ids[0] ?? '')).toBeNull();
  });

  test('keeps out who cannot pay, and leaves nothing behind', async () => {
    const id = await cup({ entryCostCoin: 100 });
    expect(await refusal(await join('burak'))).toEqual([409, { error: 'insufficient_balance' }]);
    expect(await players(id)).toEqual([]);
  });

  test('comes back to who found no place at the start, and to all where too few came', async () => {
    for (const name of ['burak', 'cemre'] as const) await giveCoins(ids[names.indexOf(name)] ?? '', 100);
    const before = await Promise.all(names.map(balance));
    await cup({ entryCostCoin: 100, seedSecret: 's' });
    for (const name of names) await join(name);
    api.clock.advance(2 * step);
    for (const name of ['ayse', 'burak'] as const) await as(name, 'POST', '/tournaments/kupa/check-in');
    api.clock.advance(2 * step);
    await advanceTournaments(api.deps);
    await advanceTournaments(api.deps);
    expect((await readOwn(as('cemre', 'GET'))).entry?.state).toBe('waitlist');
    const [ayse = 0, burak = 0, cemre = 0] = before;
    expect(await Promise.all(names.map(balance))).toEqual([ayse - 100, burak - 100, cemre]);
    expect(await unbalancedUsers(api.deps.db)).toEqual([]);
  });
});
