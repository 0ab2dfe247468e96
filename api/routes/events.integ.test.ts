import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { eventAnswerSchema, eventStandingsAnswerSchema, eventsAnswerSchema } from '@/contract/events';
import { eventEntries } from '../db/schema/event-entries';
import { eventGames } from '../db/schema/event-games';
import { games } from '../db/schema/games';
import { advanceEvents } from '../services/events/advance-events';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addEvent } from '../testing/events.fixture';
import { recordedCall } from '../testing/query-count.fixture';

const hour = 3_600_000;

let api: TestApp;
let players: string[];
beforeAll(async () => {
  api = await createTestApp();
  players = [];
  for (const name of ['ayse.kaya', 'barisdemir', 'cemre42']) players.push(await makeUser(api, name));
});
afterAll(() => api.close());

async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
  const answer = await api.call('GET', path);
  expect(answer.status, path).toBe(200);
  return schema.parse(await answer.json());
}

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour);
const between = (from: number, to: number) => ({ startsAt: inHours(from), endsAt: inHours(to) });

/** An approved entry of the player at that place, of the given win at a bet of 100, handed in some minutes ago. */
async function enter(eventId: number, player: number, win: number, minutesAgo: number) {
  await api.deps.db.insert(eventEntries).values({
    eventId,
    userId: players[player] ?? '',
    bet: 100,
    win,
    score: win / 100,
    review: 'approved',
    counts: true,
    submittedAt: new Date(api.clock.now() - minutesAgo * 60_000),
  });
}

describe('the lists of events', () => {
  test('now is live and judging by end, upcoming by start, past the latest first; a draft is in none', async () => {
    const { db } = api.deps;
    await addEvent(db, { slug: 'suruyor-uzun', ...between(-5, 50) });
    await addEvent(db, { slug: 'suruyor-kisa', ...between(-5, 2), type: 'quiz' });
    await addEvent(db, { slug: 'incelenen', ...between(-9, -1), state: 'judging' });
    await addEvent(db, { slug: 'yakinda', ...between(3, 4), state: 'upcoming' });
    await addEvent(db, { slug: 'sonra-gelen', ...between(30, 40), state: 'upcoming', type: 'quiz' });
    await addEvent(db, { slug: 'eski', ...between(-90, -80), state: 'finished' });
    await addEvent(db, { slug: 'iptal', ...between(-60, -50), state: 'cancelled' });
    await addEvent(db, { slug: 'taslak', state: 'draft' });
    const readSlugs = async (query: string) =>
      (await read(`/events${query}`, eventsAnswerSchema)).data.map(({ slug }) => slug);
    expect(await readSlugs('')).toEqual(['incelenen', 'suruyor-kisa', 'suruyor-uzun']);
    expect(await readSlugs('?view=upcoming')).toEqual(['yakinda', 'sonra-gelen']);
    expect(await readSlugs('?view=past')).toEqual(['iptal', 'eski']);
    expect(await readSlugs('?type=quiz')).toEqual(['sonra-gelen', 'suruyor-kisa']);
    expect(await readSlugs('?view=upcoming&type=quiz')).toEqual(['sonra-gelen']);
  });

  test('an entry of a list names sponsor, prizes, number of entries and leader, all in one query', async () => {
    const { db } = api.deps;
    const sponsorId = await addSponsor(db, { slug: 'nartane', name: 'Nartane', tone: '#101010' });
    const prizes = [
      { rank_from: 1, rank_to: 1, type: 'coin' as const, title: 'Sikke', amount: 500, currency: null },
    ];
    const id = await addEvent(db, { slug: 'dolu', type: 'custom', sponsorId, prizes });
    await enter(id, 0, 4000, 30);
    await enter(id, 1, 9000, 20);
    const { answer, statements } = await recordedCall(api, '/events?type=custom');
    const { data } = eventsAnswerSchema.parse(await answer.json());
    expect(statements).toHaveLength(1);
    expect(data[0]).toMatchObject({
      slug: 'dolu',
      sponsor: { slug: 'nartane', tone: '#101010' },
      prizes,
      entries: 2,
      leader: { rank: 1, user: { name: 'ba•••ir' }, x: 90, points: 90 },
    });
  });

  test('a cursor of another list and an unknown filter are 422 on their field', async () => {
    for (const [query, field] of [
      ['?cursor=abc', 'cursor'],
      ['?cursor=WyJ4IiwxXQ', 'cursor'],
      ['?view=all', 'view'],
      ['?type=x', 'type'],
    ]) {
      const answer = await api.call('GET', `/events${query}`);
      expect([query, answer.status]).toEqual([query, 422]);
      expect(await answer.json()).toMatchObject({ errors: { [field ?? '']: ['invalid'] } });
    }
  });
});

describe('one event', () => {
  test('tells its rules, its games in their order, what waits for review, and X as the database computed it', async () => {
    const { db } = api.deps;
    const stored = await db
      .insert(games)
      .values([
        { slug: 'ikinci', name: 'İkinci', providerCode: 'netent' },
        { slug: 'birinci', name: 'Birinci', providerCode: 'netent' },
      ])
      .returning({ id: games.id });
    const eventId = await addEvent(db, { slug: 'ayrintili', rulesMd: '## Kurallar', minBet: 200 });
    await db
      .insert(eventGames)
      .values(stored.map(({ id: gameId }, at) => ({ eventId, gameId, position: 2 - at })));
    await enter(eventId, 0, 12_345, 30);
    await db.insert(eventEntries).values({ eventId, userId: players[1] ?? '', bet: 100, win: 1 });
    const { data } = await read('/events/ayrintili', eventAnswerSchema);
    expect(data).toMatchObject({ rules_md: '## Kurallar', min_bet: 200, entries: 1, pending: 1 });
    expect(data.games?.map(({ slug }) => slug)).toEqual(['birinci', 'ikinci']);
    expect(data.standings).toMatchObject([
      { rank: 1, user: { name: 'ay•••ya' }, bet: 100, win: 12_345, x: 123.45, points: null },
    ]);
  });

  test('ranks by X, at a tie who handed in earlier, and page after page shows everybody once', async () => {
    const { db } = api.deps;
    const eventId = await addEvent(db, { slug: 'kalabalik' });
    for (let at = 0; at < 30; at += 1)
      players.push(await makeUser(api, `oyuncu${at}`, { passwordHash: '!' }));
    for (let at = 0; at < 33; at += 1) await enter(eventId, at, 1000 + (at % 5) * 100, at);
    const first = await read('/events/kalabalik/standings', eventStandingsAnswerSchema);
    const rest = await read(
      `/events/kalabalik/standings?cursor=${first.next_cursor}`,
      eventStandingsAnswerSchema,
    );
    const all = [...first.data, ...rest.data];
    expect(all.map(({ rank }) => rank)).toEqual(Array.from({ length: 33 }, (_, at) => at + 1));
    expect(rest.next_cursor).toBeNull();
    const keys = all.map(({ x, submitted_at }) => [-(x ?? 0), Date.parse(submitted_at)] as const);
    expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  });

  test('an unknown one, a draft and what cannot be a slug are 404', async () => {
    await addEvent(api.deps.db, { slug: 'gizli', state: 'draft' });
    for (const slug of ['yok', 'gizli', 'Gizli', '..%2fusers', 'a%00b', 'x'.repeat(300)]) {
      expect([slug, (await api.call('GET', `/events/${slug}`)).status]).toEqual([slug, 404]);
    }
    expect((await api.call('GET', '/events/gizli/standings')).status).toBe(404);
  });
});

describe('what the database itself refuses', () => {
  test.each([
    ['a slug that stands in a path of the area', { slug: 'biten' }],
    ['an end before the start', { slug: 'ters', ...{ startsAt: new Date(2000), endsAt: new Date(1000) } }],
    ['a target of nothing', { slug: 'hedefsiz', targetX: 0 }],
  ])('%s', async (_, row) => {
    await expect(addEvent(api.deps.db, row)).rejects.toThrow();
  });

  test('a second counting entry of a member, and one that counts without being approved', async () => {
    const eventId = await addEvent(api.deps.db, { slug: 'tek-hak' });
    await enter(eventId, 0, 500, 5);
    await expect(enter(eventId, 0, 600, 4)).rejects.toThrow();
    const entry = { eventId, userId: players[1] ?? '', counts: true, review: 'pending' as const };
    await expect(api.deps.db.insert(eventEntries).values(entry)).rejects.toThrow();
  });
});

test('the clock opens an event at its start and hands it to the judges at its end, once', async () => {
  const { db } = api.deps;
  await addEvent(db, { slug: 'saatli', state: 'upcoming', ...between(1, 2) });
  const readState = async () => (await read('/events/saatli', eventAnswerSchema)).data.state;
  const before = await readState();
  api.clock.advance(1.5 * hour);
  const runs = await Promise.all([advanceEvents(api.deps), advanceEvents(api.deps)]);
  expect(runs.reduce((sum, { opened }) => sum + opened, 0)).toBe(1);
  const during = await readState();
  api.clock.advance(hour);
  await advanceEvents(api.deps);
  expect([before, during, await readState()]).toEqual(['upcoming', 'live', 'judging']);
});
