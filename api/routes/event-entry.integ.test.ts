import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventAnswerSchema, ownEventPartAnswerSchema } from '@/contract/events';
import { eventEntries } from '../db/schema/event-entries';
import { eventGames } from '../db/schema/event-games';
import { eventParticipants } from '../db/schema/event-participants';
import { events } from '../db/schema/events';
import { kickAccounts } from '../db/schema/kick-accounts';
import { kickViewers } from '../db/schema/kick-viewers';
import { notifications } from '../db/schema/notifications';
import { users } from '../db/schema/users';
import { createGate } from '../gate';
import { joinEvent } from '../services/events/join-event';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addEvent } from '../testing/events.fixture';
import { addGame } from '../testing/streamed.fixture';

const hour = 3_600_000;
const names = ['ayse', 'burak'] as const;

let api: TestApp;
let ids: string[];
let tokens: Record<(typeof names)[number], string>;
let moderator: string;
let sponsorId: number;
let gameId: number;
beforeAll(async () => {
  api = await createTestApp();
  sponsorId = await addSponsor(api.deps.db, { slug: 'nartane' });
  gameId = await addGame(api.deps.db, { slug: 'zeytin', name: 'Zeytin Fırtınası' });
  await addGame(api.deps.db, { slug: 'nar' });
  ids = [];
  for (const name of names) ids.push(await makeUser(api, name));
  tokens = { ayse: await logInAs(api, 'ayse'), burak: await logInAs(api, 'burak') };
  await makeUser(api, 'moderator', { permission: 'moderator' });
  moderator = await logInAs(api, 'moderator');
  while (ids.length < 100) ids.push(await makeUser(api, `oyuncu${ids.length}`, { passwordHash: '!' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.deps;
  for (const table of [notifications, eventEntries, eventParticipants, eventGames, events])
    await db.delete(table);
});

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour);
const night = (row: Partial<typeof events.$inferInsert> = {}) =>
  addEvent(api.deps.db, { slug: 'gece', startsAt: inHours(-1), endsAt: inHours(1), ...row });
const before = { state: 'upcoming' as const, startsAt: inHoursFromNow(1), endsAt: inHoursFromNow(2) };

function inHoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * hour);
}

const part = (name: (typeof names)[number], method: string) =>
  api.call(method, '/events/gece/participation', { token: tokens[name] });
const leave = (name: (typeof names)[number]) =>
  api.call('POST', '/events/gece/withdrawal', { token: tokens[name] });
const own = async (answer: Response | Promise<Response>) =>
  ownEventPartAnswerSchema.parse(await (await answer).json()).data;
const refusal = async (answer: Response) => [answer.status, await answer.json()];

const link = 'https://ornek.example/tekrar/1';
const good = { game_name: 'zeytin', bet: 500, win: 60_000, link };

function handIn(name: (typeof names)[number], body: unknown, key = api.deps.ids.uuid()) {
  const headers = { 'Idempotency-Key': key };
  return api.call('POST', '/events/gece/entries', { token: tokens[name], body, headers });
}

const entries = () => api.deps.db.select().from(eventEntries).orderBy(asc(eventEntries.id));

describe('taking part in an event', () => {
  test('is for everybody where no capacity is set, and said once however often it is asked', async () => {
    await night(before);
    expect(await own(part('ayse', 'GET'))).toEqual({
      participation: null,
      entries: [],
      checks: [],
      entries_left: 1,
      can_join: true,
      can_withdraw: false,
      can_submit: false,
    });
    for (let time = 0; time < 2; time += 1)
      expect(await own(part('ayse', 'POST'))).toMatchObject({
        participation: { state: 'joined', ahead: null },
        can_join: false,
        can_withdraw: true,
      });
    const { data } = eventAnswerSchema.parse(await (await api.call('GET', '/events/gece')).json());
    expect([data.joined, data.waitlist, data.capacity]).toEqual([1, 0, null]);
  });

  test('is refused to who lacks what it asks for, by joining and by handing in; who is in stays in', async () => {
    const { db } = api.deps;
    await night({ ...before, requirements: { kick_follower: true, member_days: 1 } });
    expect(await own(part('ayse', 'GET'))).toMatchObject({
      checks: [
        { check: 'kick_follower', is_met: false, ready_at: null },
        { check: 'member_days', is_met: false, ready_at: expect.any(String) },
      ],
      ...{ participation: null, can_join: false, can_submit: false },
    });
    const missing = { error: 'requirements_unmet', errors: { event: ['kick_follower', 'member_days'] } };
    expect(await refusal(await part('ayse', 'POST'))).toEqual([403, missing]);
    const [userId = ''] = ids;
    const at = new Date(api.clock.now());
    await db.insert(kickAccounts).values({ userId, kickId: 5, name: 'ayse', linkedAt: at });
    await db.insert(kickViewers).values({ kickId: 5, followedAt: at });
    const joinedAt = new Date(api.clock.now() - 25 * 3_600_000);
    await db.update(users).set({ createdAt: joinedAt }).where(eq(users.id, userId));
    expect(await own(part('ayse', 'POST'))).toMatchObject({ participation: { state: 'joined' } });
    await db.update(kickViewers).set({ followedAt: null });
    await db.update(events).set({ startsAt: new Date(api.clock.now() - 1000) });
    expect((await own(part('ayse', 'GET'))).can_submit).toBe(true);
    expect((await handIn('ayse', good)).status).toBe(201);
    expect(await refusal(await handIn('burak', good))).toEqual([403, missing]);
    expect(await entries()).toHaveLength(1);
  });

  test('of 100 at once gives 16 places and lets the other 84 wait in order', async () => {
    const eventId = await night({ ...before, capacity: 16 });
    // As many at a time as the pool has connections: the 3 s it waits for one are not what is tested.
    const door = createGate({ running: 10, waiting: 100 });
    await Promise.all(ids.map((id) => door(() => joinEvent(api.deps, { userId: id, slug: 'gece' }))));
    const all = await api.deps.db
      .select()
      .from(eventParticipants)
      .where(eq(eventParticipants.eventId, eventId))
      .orderBy(asc(eventParticipants.number));
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
    expect(all.slice(0, 16).every(({ state }) => state === 'joined')).toBe(true);
    expect(all.slice(16).every(({ state }) => state === 'waitlist')).toBe(true);
  });

  test('is refused by the database itself beyond the capacity', async () => {
    const eventId = await night({ capacity: 1 });
    const rows = ids.slice(0, 2).map((userId, at) => ({ userId, number: at + 1 }));
    const place = { eventId, state: 'joined' as const, joinedAt: new Date() };
    await expect(
      api.deps.db.insert(eventParticipants).values(rows.map((row) => ({ ...row, ...place }))),
    ).rejects.toThrow();
  });

  test('ends with leaving, which gives the place to who waits', async () => {
    await night({ ...before, capacity: 1 });
    await part('ayse', 'POST');
    expect((await own(part('burak', 'POST'))).participation).toEqual({ state: 'waitlist', ahead: 0 });
    expect((await own(leave('ayse'))).participation).toBeNull();
    expect((await own(part('burak', 'GET'))).participation).toEqual({ state: 'joined', ahead: null });
    expect(await api.deps.db.select().from(notifications)).toMatchObject([
      { userId: ids[1], kind: 'event_place', reference: { type: 'events', id: 'gece' } },
    ]);
    expect((await own(part('ayse', 'POST'))).participation).toEqual({ state: 'waitlist', ahead: 0 });
  });

  test.each([
    ['judging', {}],
    ['finished', {}],
    ['cancelled', {}],
    ['live', { endsAt: 0 }],
  ] as const)('is closed for one that is %s %j', async (state, { endsAt = 1 }: { endsAt?: number }) => {
    await night({ state, startsAt: inHours(-2), endsAt: inHours(endsAt) });
    expect(await refusal(await part('ayse', 'POST'))).toEqual([409, { error: 'closed' }]);
    expect(await refusal(await leave('ayse'))).toEqual([409, { error: 'closed' }]);
    expect(await refusal(await handIn('ayse', good))).toEqual([409, { error: 'closed' }]);
  });

  test('needs a member and an event', async () => {
    expect((await api.call('POST', '/events/gece/participation')).status).toBe(401);
    await night({ state: 'draft' });
    expect((await leave('ayse')).status).toBe(404);
    for (const method of ['GET', 'POST'])
      expect([method, (await part('ayse', method)).status]).toEqual([method, 404]);
    expect((await handIn('ayse', good)).status).toBe(404);
  });
});

describe('an entry', () => {
  test('is handed in for review with its X, takes part by itself, and is seen by its member alone', async () => {
    await night();
    expect((await handIn('ayse', good)).status).toBe(201);
    const mine = await own(part('ayse', 'GET'));
    expect(mine).toMatchObject({
      participation: { state: 'joined' },
      entries: [{ game_name: 'Zeytin Fırtınası', x: 120, review: 'pending', reject_reason: null, link }],
      entries_left: 0,
      can_submit: false,
    });
    expect((await own(part('burak', 'GET'))).entries).toEqual([]);
    const { data } = eventAnswerSchema.parse(await (await api.call('GET', '/events/gece')).json());
    expect([data.pending, data.standings]).toEqual([1, []]);
    expect(await entries()).toMatchObject([{ score: 120, counts: false, review: 'pending' }]);
  });

  test('is one for its key, and at most as many as the event gives, however many come at once', async () => {
    await night({ maxEntriesPerUser: 3 });
    const key = api.deps.ids.uuid();
    const same = await Promise.all(Array.from({ length: 10 }, () => handIn('ayse', good, key)));
    expect(same.every(({ status }) => status === 201)).toBe(true);
    expect(await entries()).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => handIn('ayse', good)));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(2);
    const [late] = others.filter(({ status }) => status !== 201);
    expect(late && (await refusal(late))).toEqual([409, { error: 'limit_reached' }]);
    expect(await entries()).toHaveLength(3);
    const [first] = await entries();
    await api.deps.db
      .update(eventEntries)
      .set({ review: 'rejected', rejectReason: 'okunmuyor' })
      .where(eq(eventEntries.id, first?.id ?? 0));
    expect((await handIn('ayse', good)).status, 'a rejected one is given back').toBe(201);
  });

  test('of who waits for a place is forbidden', async () => {
    await night({ capacity: 1 });
    await handIn('burak', good);
    expect(await refusal(await handIn('ayse', good))).toEqual([403, { error: 'forbidden' }]);
    expect(await entries()).toHaveLength(1);
  });

  test('names a game of the event’s list, or any where there is none', async () => {
    const eventId = await night({ maxEntriesPerUser: 5 });
    await handIn('ayse', { ...good, game_name: 'Gizli Bahçe' });
    await api.deps.db.insert(eventGames).values({ eventId, gameId, position: 0 });
    expect((await handIn('ayse', good)).status).toBe(201);
    const other = await handIn('ayse', { ...good, game_name: 'nar' });
    expect(await refusal(other)).toMatchObject([422, { errors: { game_name: ['exists'] } }]);
    expect((await entries()).map(({ gameName }) => gameName)).toEqual(['Gizli Bahçe', 'Zeytin Fırtınası']);
  });

  test.each([
    [{ ...good, link: undefined }, { link: ['required'] }],
    [{ ...good, link: 'http://ornek.example' }, { link: ['invalid'] }],
    [{ ...good, link: 'javascript:alert(1)' }, { link: ['invalid'] }],
    [{ ...good, link: `https://ornek.example/${'x'.repeat(500)}` }, { link: ['max.string'] }],
    [{ ...good, bet: undefined }, { bet: ['required'] }],
    [{ ...good, bet: 0 }, { bet: ['too_low'] }],
    [{ ...good, bet: 99 }, { bet: ['too_low'] }],
    [{ ...good, bet: 2 ** 31 }, { bet: ['too_high'] }],
    [{ ...good, bet: 1.5 }, { bet: ['invalid'] }],
    [{ ...good, win: -1 }, { win: ['too_low'] }],
    [{ ...good, win: 4999 }, { win: ['too_low'] }],
    [{ ...good, win: 'çok' }, { win: ['invalid'] }],
    [{ ...good, game_name: '' }, { game_name: ['required'] }],
    [{ ...good, game_name: undefined }, { game_name: ['required'] }],
    [
      { link, game_name: 'zeytin' },
      { bet: ['required'], win: ['required'] },
    ],
  ])('%j is refused field by field', async (body, errors) => {
    await night({ minBet: 100, targetX: 10 });
    expect(await refusal(await handIn('ayse', body))).toEqual([422, { error: 'validation_failed', errors }]);
    expect([await entries(), await api.deps.db.select().from(eventParticipants)]).toEqual([[], []]);
  });

  test('of a sponsor’s deposit day is a deposit of a named account, at least the minimum', async () => {
    await night({ type: 'deposit', sponsorId, minBet: 50_000 });
    const answer = await handIn('ayse', { link, amount: 49_999 });
    const errors = { amount: ['too_low'], site_username: ['required'] };
    expect(await refusal(answer)).toEqual([422, { error: 'validation_failed', errors }]);
    await handIn('ayse', { link, amount: 50_000, site_username: ' ayse01 ' });
    expect(await entries()).toMatchObject([{ bet: 50_000, win: null, score: 0, siteUsername: 'ayse01' }]);
  });

  test('is reviewed in the one pipeline: approved it ranks, the best of a member counts, rejected it says why', async () => {
    await night({ maxEntriesPerUser: 3 });
    for (const win of [60_000, 90_000, 30_000]) await handIn('ayse', { ...good, win });
    const [first, best, low] = (await entries()).map(({ id }) => id);
    const step = (id: number | undefined, body: unknown) =>
      api.call('POST', `/reviews/event/${id}/steps`, { token: moderator, body });
    await step(first, { action: 'approve' });
    await step(best, { action: 'approve' });
    expect((await step(low, { action: 'reject', reason: 'Bahis okunmuyor.' })).status).toBeLessThan(300);
    expect(await entries()).toMatchObject([
      { review: 'approved', counts: false },
      { review: 'approved', counts: true },
      { review: 'rejected', rejectReason: 'Bahis okunmuyor.', counts: false },
    ]);
    const { data } = eventAnswerSchema.parse(await (await api.call('GET', '/events/gece')).json());
    expect(data.standings).toMatchObject([{ rank: 1, x: 180 }]);
    const told = await api.deps.db.select().from(notifications).orderBy(asc(notifications.id));
    expect(told.map(({ kind }) => kind)).toEqual([
      'event_entry_approved',
      'event_entry_approved',
      'claim_rejected',
    ]);
  });

  test('approved and rejected at once, 20 times, ends in one of both', async () => {
    await night({ maxEntriesPerUser: 20 });
    for (let time = 0; time < 20; time += 1) await handIn('ayse', good);
    for (const { id } of await entries()) {
      const step = (body: unknown) =>
        api.call('POST', `/reviews/event/${id}/steps`, { token: moderator, body });
      const both = await Promise.all([step({ action: 'approve' }), step({ action: 'reject', reason: 'x' })]);
      expect(both.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    }
    expect((await entries()).filter(({ counts }) => counts).length).toBeLessThanOrEqual(1);
  });

  test('is not taken for a quiz', async () => {
    await night({ type: 'quiz' });
    expect(await refusal(await handIn('ayse', good))).toEqual([409, { error: 'closed' }]);
    expect((await part('ayse', 'POST')).status).toBe(200);
  });
});
