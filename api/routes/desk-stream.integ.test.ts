import { randomBytes, randomUUID } from 'node:crypto';
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { huntAnswerSchema } from '@/contract/bonus-hunts';
import {
  type StreamKind,
  type StreamLine,
  type StreamStep,
  streamDeskAnswerSchema,
  streamEndAnswerSchema,
} from '@/contract/desk-stream';
import { errorBodySchema } from '@/contract/error-body';
import { auditLog } from '../db/schema/audit-log';
import { bonusHunts } from '../db/schema/bonus-hunts';
import { buySessions } from '../db/schema/buy-sessions';
import { huntBonuses } from '../db/schema/hunt-bonuses';
import { huntGuesses } from '../db/schema/hunt-guesses';
import { notifications } from '../db/schema/notifications';
import { prizeClaims } from '../db/schema/prize-claims';
import { placeGuess } from '../services/bonus-hunts/place-guess';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keyed, newMember } from '../testing/claims.fixture';
import { contentDesk } from '../testing/content-desk.fixture';
import { addContestRules, prize } from '../testing/results.fixture';
import { addBuySession, addGame, addHunt } from '../testing/streamed.fixture';

let api: TestApp;
let team: Awaited<ReturnType<typeof newMember>>;
let admin: typeof team;
beforeAll(async () => {
  api = await createTestApp();
  team = await newMember(api, 'masadaki', { permission: 'moderator' });
  admin = await newMember(api, 'yonetici', { permission: 'admin' });
  await addGame(api.deps.db, { slug: 'kirmizi-kule', name: 'Kırmızı Kule' });
  await addContestRules(api.deps);
});
afterAll(() => api.close());

const newKey = () => randomBytes(16).toString('hex');
const line = (more: Partial<StreamLine> = {}): StreamLine => ({
  ...{ key: newKey(), game: null, name: 'Bilinmeyen', bet: 1000, cost: null, win: null },
  ...{ flag: 'normal', suggested_by: null, state: 'waiting', ...more },
});
const pathOf = (slug: string, kind: StreamKind = 'bonus-hunts') => `/desk/stream/${kind}/${slug}`;
const send = (slug: string, step: StreamStep, kind?: StreamKind, key: string = randomUUID()) =>
  keyed(api, `${pathOf(slug, kind)}/steps`, team.token, { step }, key);
const take = async (slug: string, step: StreamStep, kind?: StreamKind) => {
  const answer = await send(slug, step, kind);
  expect(answer.status, JSON.stringify(await answer.clone().json())).toBe(201);
};
const add = (slug: string, more: Partial<StreamLine>, before: string | null = null) => {
  const added = line(more);
  return take(slug, { kind: 'add', line: added, before }).then(() => added.key);
};
const desk = async (slug: string, kind?: StreamKind) =>
  streamDeskAnswerSchema.parse(
    await (await api.call('GET', pathOf(slug, kind), { token: team.token })).json(),
  ).data;
const preview = async (slug: string, end: number) => {
  const path = `${pathOf(slug)}/end?end_balance=${end}`;
  return streamEndAnswerSchema.parse(await (await api.call('GET', path, { token: team.token })).json()).data;
};
const endIt = (slug: string, body: object, kind?: StreamKind, { token } = team) =>
  keyed(api, `${pathOf(slug, kind)}/end`, token, body, randomUUID());
const board = async (slug: string) =>
  huntAnswerSchema.parse(await (await api.call('GET', `/bonus-hunts/${slug}`)).json()).data;
const names = async (slug: string) => (await desk(slug)).lines.map(({ name }) => name);
const refused = async (answer: Response) => ({
  status: answer.status,
  ...errorBodySchema.parse(await answer.json()),
});

describe('the stream desk of a hunt', () => {
  test('enters bonuses line by line, opens them, and the board has every step', async () => {
    await addHunt(api.deps.db, { slug: 'aksam', state: 'collecting', collectBalance: null });
    const first = await add('aksam', { game: 'kirmizi-kule', name: 'Kırmızı Kule', bet: 2000 });
    const second = await add('aksam', { name: 'Listede Olmayan' });
    expect((await board('aksam')).bonuses.map(({ game_name, bet }) => [game_name, bet])).toEqual([
      ['Kırmızı Kule', 2000],
      ['Listede Olmayan', 1000],
    ]);
    await take('aksam', { kind: 'fields', set: { collect_balance: 400_000 } });
    await take('aksam', { kind: 'change', key: second, set: { state: 'now' } });
    await take('aksam', { kind: 'change', key: first, set: { state: 'now' } });
    expect((await desk('aksam')).lines.map(({ key, state }) => [key, state])).toEqual([
      [first, 'now'],
      [second, 'waiting'],
    ]);
    await take('aksam', { kind: 'change', key: first, set: { win: 50_000 } });
    const { state, figures, bonuses } = await board('aksam');
    expect([state, figures.opened_count, figures.needed]).toEqual(['opening', 1, 550_000]);
    expect(bonuses.map((one) => [one.state, one.win, one.x])).toEqual([
      ['opened', 50_000, 25],
      ['unopened', null, null],
    ]);
  });

  test('knows the game of a name that was typed while nothing could be searched', async () => {
    await addHunt(api.deps.db, { slug: 'adiyla' });
    await add('adiyla', { game: null, name: 'kırmızı kule' });
    expect((await board('adiyla')).bonuses[0]?.game?.slug).toBe('kirmizi-kule');
  });

  test('calls a line the same through every step of anybody, also after the content desk saved the hunt', async () => {
    await addHunt(api.deps.db, { slug: 'sabit' });
    const keys = [await add('sabit', { name: 'A' }), await add('sabit', { name: 'B' })];
    const [a = '', b = ''] = keys;
    const c = await add('sabit', { name: 'C' }, a);
    expect(await names('sabit')).toEqual(['C', 'A', 'B']);
    await take('sabit', { kind: 'move', key: b, before: c });
    await take('sabit', { kind: 'change', key: a, set: { bet: 3000 } });
    const { write, entry } = contentDesk(() => ({ api, token: admin.token }));
    const { version, values } = await entry('bonus-hunts/entries/sabit');
    const bonuses = [...asList(values.bonuses), { game: null, game_name: 'D', bet: 500 }];
    const saved = await write('PUT', 'bonus-hunts/entries/sabit', { values: { bonuses }, version });
    expect(saved.status).toBe(201);
    expect((await desk('sabit')).lines.slice(0, 3).map(({ key, name, bet }) => [key, name, bet])).toEqual([
      [b, 'B', 1000],
      [c, 'C', 1000],
      [a, 'A', 3000],
    ]);
    await take('sabit', { kind: 'remove', key: c });
    expect(await names('sabit')).toEqual(['B', 'A', 'D']);
  });

  test('keeps bonuses apart that look alike: one of three is moved past the others, and the first is removed', async () => {
    await addHunt(api.deps.db, { slug: 'benzer' });
    const [a = '', b = '', c = ''] = [
      await add('benzer', {}),
      await add('benzer', {}),
      await add('benzer', {}),
    ];
    const keys = async () => (await desk('benzer')).lines.map(({ key }) => key);
    await take('benzer', { kind: 'move', key: c, before: a });
    expect(await keys()).toEqual([c, a, b]);
    await take('benzer', { kind: 'change', key: a, set: { win: 700 } });
    await take('benzer', { kind: 'remove', key: c });
    expect(await keys()).toEqual([a, b]);
    expect((await desk('benzer')).lines.map(({ win }) => win)).toEqual([700, null]);
  });

  test('takes a step once for its key, and everything that two people send at once', async () => {
    await addHunt(api.deps.db, { slug: 'ikili' });
    const [step, key] = [{ kind: 'add' as const, line: line({ name: 'Bir' }), before: null }, randomUUID()];
    const twice = await Promise.all([1, 2].map(() => send('ikili', step, 'bonus-hunts', key)));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    await Promise.all(
      ['İki', 'Üç', 'Dört', 'Beş'].map(async (name, at) => {
        const { token } = at % 2 === 0 ? team : admin;
        const body = { step: { kind: 'add', line: line({ name }), before: null } };
        expect((await keyed(api, `${pathOf('ikili')}/steps`, token, body, randomUUID())).status).toBe(201);
      }),
    );
    expect((await names('ikili')).sort()).toEqual(['Beş', 'Bir', 'Dört', 'Üç', 'İki'].sort());
  });

  test('tells an editor who opened the hunt before that it has changed', async () => {
    await addHunt(api.deps.db, { slug: 'eski' });
    const { write, entry, refused: read } = contentDesk(() => ({ api, token: admin.token }));
    await add('eski', { name: 'Bir' });
    const { version } = await entry('bonus-hunts/entries/eski');
    await add('eski', { name: 'İki' });
    const late = await write('PUT', 'bonus-hunts/entries/eski', { values: { bonuses: [] }, version });
    expect((await read(late)).status).toBe(409);
    expect(await names('eski')).toEqual(['Bir', 'İki']);
  });

  test('locks sealed guesses with the first opened bonus, and undoing that does not unlock them', async () => {
    const id = await addHunt(api.deps.db, { slug: 'muhurlu', state: 'collecting', collectBalance: null });
    const { id: userId } = await newMember(api, 'tahminci');
    await placeGuess(api.deps, { userId, slug: 'muhurlu', input: { end_balance: 300_000 } });
    const key = await add('muhurlu', {});
    const early = await refused(await send('muhurlu', { kind: 'change', key, set: { state: 'now' } }));
    expect([early.status, (await desk('muhurlu')).is_guessing_open]).toEqual([422, true]);
    await take('muhurlu', { kind: 'fields', set: { collect_balance: 400_000 } });
    expect((await preview('muhurlu', 300_000)).winners).toEqual([]);
    await take('muhurlu', { kind: 'change', key, set: { state: 'now' } });
    await take('muhurlu', { kind: 'change', key, set: { state: 'waiting' } });
    const late = placeGuess(api.deps, { userId, slug: 'muhurlu', input: { end_balance: 1 } });
    await expect(late).rejects.toMatchObject({ code: 'closed' });
    expect((await desk('muhurlu')).is_guessing_open).toBe(false);
    const [kept] = await api.deps.db.select().from(huntGuesses).where(eq(huntGuesses.huntId, id));
    expect(kept?.endBalance).toBe(300_000);
  });

  test('refuses a line that is gone or there already, and what makes no sense, and nothing changes', async () => {
    await addHunt(api.deps.db, { slug: 'yanlis' });
    const key = await add('yanlis', { name: 'Tek' });
    const { version } = await desk('yanlis');
    const gone = await send('yanlis', { kind: 'remove', key: newKey() });
    expect(await refused(gone)).toMatchObject({ status: 422, errors: { key: ['exists'] } });
    const again = await send('yanlis', { kind: 'add', line: line({ key }), before: null });
    expect(await refused(again)).toMatchObject({ status: 422, errors: { key: ['unique'] } });
    const more = await send('yanlis', { kind: 'fields', set: { collect_balance: 9_000_000 } });
    expect(await refused(more)).toMatchObject({
      status: 422,
      detail: { problems: [{ code: 'not_more_than' }] },
    });
    const unknown = await send('yanlis', { kind: 'add', line: line({ game: 'yok' }), before: null });
    expect((await refused(unknown)).status).toBe(422);
    expect((await desk('yanlis')).version).toBe(version);
    expect((await send('yok', { kind: 'remove', key })).status).toBe(404);
    await addHunt(api.deps.db, { slug: 'taslakta', state: 'draft' });
    expect((await send('taslakta', { kind: 'remove', key })).status).toBe(404);
  });

  test('writes down who did what to which line', async () => {
    await addHunt(api.deps.db, { slug: 'kayitli' });
    const key = await add('kayitli', { name: 'Tek' });
    await take('kayitli', { kind: 'change', key, set: { win: 7000 } });
    const rows = await api.deps.db
      .select()
      .from(auditLog)
      .where(like(auditLog.subject, '%:kayitli'))
      .orderBy(asc(auditLog.id));
    expect(rows.map(({ actorId, action, reason }) => [actorId, action, reason])).toEqual([
      [team.id, 'stream_entered', 'add'],
      [team.id, 'stream_entered', 'change'],
    ]);
    expect([rows[1]?.before, rows[1]?.after]).toMatchObject([
      { key, position: 1, win: null, state: 'waiting' },
      { key, position: 1, win: 7000, state: 'done' },
    ]);
  });
});

describe('the end of a hunt', () => {
  /** A hunt with one opened bonus, which three guessed; the nearest wins Sikke. */
  async function addPlayed(slug: string): Promise<number> {
    const id = await addHunt(api.deps.db, { slug, prizes: [prize(1)], winnerCount: 2 }, [
      { gameName: 'Tek', bet: 1000, win: 100_000, state: 'opened' },
    ]);
    for (const [at, off] of [4000, -1000, 9000].entries()) {
      const { id: userId } = await newMember(api, `${slug.replaceAll('-', '_')}_${at}`);
      const sent = { submittedAt: new Date(api.clock.now() + at) };
      await api.deps.db
        .insert(huntGuesses)
        .values({ huntId: id, userId, endBalance: 500_000 + off, ...sent });
    }
    return id;
  }
  const stored = async (id: number) => {
    const [hunt] = await api.deps.db.select().from(bonusHunts).where(eq(bonusHunts.id, id));
    const claims = await api.deps.db.select().from(prizeClaims).where(eq(prizeClaims.huntId, id));
    const ranks = await api.deps.db
      .select({ rank: huntGuesses.rank })
      .from(huntGuesses)
      .where(eq(huntGuesses.huntId, id))
      .orderBy(huntGuesses.id);
    return { state: hunt?.state, claims: claims.length, ranks: ranks.map(({ rank }) => rank) };
  };

  test('is shown before it happens, and then does what was shown, at once where that is asked', async () => {
    const id = await addPlayed('biten-av');
    const shown = await preview('biten-av', 500_000);
    expect(shown.winners.map(({ place, diff, prize: won }) => [place, diff, won !== null])).toEqual([
      [1, 1000, true],
      [2, 4000, false],
    ]);
    expect([shown.problems, shown.guess_count]).toEqual([[], 3]);
    expect(await stored(id)).toEqual({ state: 'opening', claims: 0, ranks: [null, null, null] });
    const body = { version: shown.version, end_balance: 500_000, settles: true };
    expect((await endIt('biten-av', body)).status).toBe(201);
    expect(await stored(id)).toEqual({ state: 'settled', claims: 1, ranks: [2, 1, 3] });
    const told = await api.deps.db.$count(notifications, eq(notifications.kind, 'guess_ranked'));
    expect(told).toBe(3);
    expect((await endIt('biten-av', { ...body, version: shown.version + 1 })).status).toBe(409);
  });

  test('is one, though two people end it at the same moment: each prize is given once and everybody told once', async () => {
    const id = await addPlayed('iki-son');
    const told = () => api.deps.db.$count(notifications, eq(notifications.kind, 'guess_ranked'));
    const before = await told();
    const { version } = await preview('iki-son', 500_000);
    const body = { version, end_balance: 500_000, settles: true };
    const ends = await Promise.all([team, admin].map((who) => endIt('iki-son', body, 'bonus-hunts', who)));
    expect(ends.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stored(id)).toEqual({ state: 'settled', claims: 1, ranks: [2, 1, 3] });
    expect((await told()) - before).toBe(3);
  });

  test('may leave the prizes for a day, and is refused for another version than was shown', async () => {
    const id = await addPlayed('duran-av');
    const { version } = await preview('duran-av', 500_000);
    await add('duran-av', { win: 5, state: 'done' });
    expect((await endIt('duran-av', { version, end_balance: 500_000 })).status).toBe(409);
    const { version: now } = await preview('duran-av', 500_000);
    expect((await endIt('duran-av', { version: now })).status).toBe(422);
    expect((await endIt('duran-av', { version: now, end_balance: 500_000 })).status).toBe(201);
    expect(await stored(id)).toEqual({ state: 'completed', claims: 0, ranks: [2, 1, 3] });
  });

  test('says what is in its way', async () => {
    await addPlayed('yarim-av');
    await add('yarim-av', {});
    const { problems, version } = await preview('yarim-av', 500_000);
    expect(problems.map(({ code }) => code)).toEqual(['bonuses_left']);
    expect((await endIt('yarim-av', { version, end_balance: 500_000 })).status).toBe(422);
  });
});

test('bonus buys are entered by the same steps, with their cost and who suggested them, and end', async () => {
  const startedAt = new Date(api.clock.now());
  await addBuySession(api.deps.db, { slug: 'alim', state: 'live', startedAt, finishedAt: null });
  const kind = 'bonus-buys';
  const bought = line({ name: 'Kırmızı Kule', cost: 100_000, suggested_by: 'masadaki' });
  await take('alim', { kind: 'add', line: bought, before: null }, kind);
  await take('alim', { kind: 'fields', set: { budget: 900_000 } }, kind);
  const waiting = await endIt('alim', { version: (await desk('alim', kind)).version }, kind);
  expect((await refused(waiting)).status).toBe(422);
  await take('alim', { kind: 'change', key: bought.key, set: { win: 45_000 } }, kind);
  const { lines, budget, version } = await desk('alim', kind);
  expect([lines, budget]).toEqual([
    [{ ...bought, game: 'kirmizi-kule', win: 45_000, state: 'done' }],
    900_000,
  ]);
  expect((await endIt('alim', { version }, kind)).status).toBe(201);
  const [session] = await api.deps.db.select().from(buySessions).where(eq(buySessions.slug, 'alim'));
  expect(session?.state).toBe('finished');
});

test('a game’s lines and their keys are nobody else’s: two hunts may call a line the same', async () => {
  const key = newKey();
  for (const slug of ['bir-av', 'baska-av']) {
    await addHunt(api.deps.db, { slug });
    await add(slug, { key });
  }
  expect(await api.deps.db.$count(huntBonuses, eq(huntBonuses.lineKey, key))).toBe(2);
});

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
