import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import { tournamentAnswerSchema } from '@/contract/tournaments';
import { coinLedger } from '../../../db/schema/coin-ledger';
import { tournaments } from '../../../db/schema/tournaments';
import { advanceAll } from '../../../jobs/advance';
import { makeUser } from '../../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addSponsor } from '../../../testing/content.fixture';
import { importing } from '../../../testing/import.fixture';
import { makeBuyer } from '../../../testing/orders.fixture';
import { prize } from '../../../testing/results.fixture';
import { addGame } from '../../../testing/streamed.fixture';
import { computeCommitment } from '../../raffles/draw/draw-tickets';
import { advanceTournaments } from '../../tournaments/advance-tournaments';
import { checkIn } from '../../tournaments/check-in';
import { joinTournament } from '../../tournaments/join-tournament';
import { withdraw } from '../../tournaments/withdraw';

const hour = 3_600_000;

let api: TestApp;
let players: string[];
let file: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  await addSponsor(api.deps.db, { slug: 'nartane' });
  await addGame(api.deps.db, { slug: 'zeytin' });
  players = [];
  for (const name of ['ayse', 'burak', 'cemre']) players.push(await makeUser(api, name));
  file = importing(api, 'tournaments');
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const bracket = (slug: string, more: object = {}) => ({
  slug,
  title: 'Işık Kupası',
  type: 'bracket',
  size: 8,
  bet: 1000,
  registration_opens_at: inHours(-1),
  checkin_opens_at: inHours(2),
  starts_at: inHours(3),
  state: 'published',
  ...more,
});
const board = (slug: string, more: object = {}) => ({
  slug,
  title: 'Kış Ligi',
  type: 'season',
  registration_opens_at: inHours(-1),
  starts_at: inHours(3),
  ends_at: inHours(9),
  state: 'published',
  ...more,
});
const join = (userId: string, slug: string) =>
  joinTournament(api.deps, { userId, slug, input: { game_name: 'zeytin' } });

async function shown(slug: string) {
  const answer = await api.call('GET', `/tournaments/${slug}`);
  return answer.status === 200 ? tournamentAnswerSchema.parse(await answer.json()).data : answer.status;
}

/** What is promised of its draw; null where nothing is. */
async function readPromise(slug: string) {
  const answer = await api.call('GET', `/tournaments/${slug}/draw`);
  return answer.status === 200 ? drawProofAnswerSchema.parse(await answer.json()).data : null;
}

describe('a file of tournaments', () => {
  test('is only compared unless it is to be written; written, the API shows it, and again it changes nothing', async () => {
    const prizes = [prize(1), prize(2, { rank_to: 4, type: 'physical', title: 'Kupa', amount: null })];
    const more = {
      sponsor: 'nartane',
      entry_cost_coin: 50,
      prizes,
      rules_md: '## Kurallar',
      summary: 'Özet',
    };
    const rows = [bracket('isik-kupasi', more), board('kis-ligi', { type: 'leaderboard' })];
    expect(await file.run(rows, { apply: false })).toMatchObject({ added: ['isik-kupasi', 'kis-ligi'] });
    expect(await shown('isik-kupasi')).toBe(404);
    expect(await file.run(rows)).toMatchObject({ isWritten: true, problems: [] });
    const promised = await readPromise('isik-kupasi');
    expect(await file.run(rows)).toMatchObject({ same: 2, added: [], changed: [] });
    expect(await shown('isik-kupasi')).toMatchObject({
      ...{ title: 'Işık Kupası', state: 'registration', size: 8, bet: 1000, entry_cost_coin: 50, prizes },
      ...{
        registration_opens_at: inHours(-1),
        checkin_opens_at: inHours(2),
        starts_at: inHours(3),
        ends_at: null,
      },
      ...{ currency: 'TRY', rules_md: '## Kurallar', summary: 'Özet', sponsor: { slug: 'nartane' } },
      seed_proof: null,
    });
    expect(promised).toMatchObject({ raffle: 'bracket:isik-kupasi', server_seed: null, root: null });
    expect(await readPromise('isik-kupasi')).toEqual(promised);
    expect(await shown('kis-ligi')).toMatchObject({ type: 'leaderboard', size: null, seed_proof: null });
  });

  test('leaves what it does not name, and keeps a draft until it is published, when its draw is promised once', async () => {
    await file.run([bracket('taslak', { state: '', entry_cost_coin: 5, prizes: [prize(1)] })]);
    expect(await shown('taslak')).toBe(404);
    expect(await readPromise('taslak')).toBeNull();
    await file.run([bracket('taslak', { size: undefined, checkin_opens_at: undefined, bet: undefined })]);
    expect(await shown('taslak')).toMatchObject({
      ...{ size: 8, bet: 1000, entry_cost_coin: 5, prizes: [prize(1)], checkin_opens_at: inHours(2) },
    });
    const promised = await readPromise('taslak');
    expect(promised?.commitment).toMatch(/^[0-9a-f]{64}$/);
    await file.run([bracket('taslak', { title: 'Yeni ad' })]);
    expect(await readPromise('taslak')).toEqual(promised);
  });

  test('names what is wrong on its line, and writes nothing', async () => {
    const rows = [
      bracket('iyi'),
      bracket('biten', { type: 'kupa', size: 1 }),
      bracket('erken', { registration_opens_at: inHours(3) }),
      bracket('eksik', { size: 256, bet: null, checkin_opens_at: null }),
      bracket('onaysiz', { checkin_opens_at: inHours(3), ends_at: inHours(2) }),
      bracket('gecmis', { registration_opens_at: inHours(-5), checkin_opens_at: inHours(-1) }),
      board('sonsuz', { ends_at: null, checkin_opens_at: inHours(1) }),
      board('ucretli', { size: 4, entry_cost_coin: 10, sponsor: 'yok' }),
      board('bitmis', { registration_opens_at: inHours(-9), starts_at: inHours(-5), ends_at: inHours(-1) }),
      board('bedava', { entry_cost_coin: -1, currency: 'GBP', prizes: [{ rank_from: 1 }] }),
    ];
    expect(await file.problemsOf(rows)).toEqual([
      '3: slug: is a word of the site’s own addresses',
      '3: type: must be one of: bracket, leaderboard, season',
      '3: size: must be at least 2',
      '4: starts_at: must be later than registration_opens_at',
      '5: size: must be given for a bracket, at most 128',
      '5: bet: must be given for a bracket',
      '5: checkin_opens_at: must be given for a bracket, between registration_opens_at and starts_at',
      '6: checkin_opens_at: must be given for a bracket, between registration_opens_at and starts_at',
      '6: ends_at: must be later than starts_at',
      '7: checkin_opens_at: must be ahead for what is published',
      '8: ends_at: must be given for a season',
      '8: checkin_opens_at: is for brackets',
      '9: sponsor: there is no sponsor "yok"',
      '9: size: a season that costs Sikke has room for everybody',
      '10: ends_at: must be ahead for what is published',
      '11: entry_cost_coin: must be at least 0',
      '11: currency: must be one of: TRY, USD, EUR',
      '11: prizes.0.rank_to: must be a whole number',
      `11: prizes.0.type: must be one of: coin, sponsor_bonus, free_spin, physical, code`,
      '11: prizes.0.title: must be given',
    ]);
    expect(await shown('iyi')).toBe(404);
  });

  test('becomes a bracket that the clock starts, drawn by the beacon from a list that was frozen before its round was out', async () => {
    const rows = [bracket('yasayan', { size: 2 })];
    await file.run(rows);
    const before = await readPromise('yasayan');
    for (const player of players.slice(0, 2)) await join(player, 'yasayan');
    api.clock.advance(2.5 * hour);
    await advanceTournaments(api.deps);
    expect(await shown('yasayan')).toMatchObject({ state: 'check_in' });
    for (const player of players.slice(0, 2)) await checkIn(api.deps, { userId: player, slug: 'yasayan' });
    expect(await file.run(rows)).toMatchObject({ same: 1 });
    api.clock.advance(hour);
    await advanceTournaments(api.deps);
    expect(await shown('yasayan')).toMatchObject({ state: 'check_in', matches: [] });
    api.clock.advance(63_000);
    await advanceAll(api.deps);
    const after = await shown('yasayan');
    const drawn = await readPromise('yasayan');
    if (typeof after === 'number' || !drawn) throw new Error('it is not shown');
    expect(after).toMatchObject({ state: 'live', matches: [{ a: 1, b: 2, state: 'ready' }] });
    expect(computeCommitment(drawn.server_seed ?? '')).toBe(before?.commitment);
    const bySeed = after.participants?.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
    expect(bySeed?.map(({ number }) => number)).toEqual(drawn.results.map(([, number]) => number));
    expect(await file.run(rows)).toMatchObject({ same: 1, changed: [] });
  });

  test('becomes a board that the clock opens and closes', async () => {
    await file.run([board('ligimiz')]);
    await join(players[0] ?? '', 'ligimiz');
    api.clock.advance(4 * hour);
    await advanceTournaments(api.deps);
    expect(await shown('ligimiz')).toMatchObject({ state: 'live', players: 1 });
    api.clock.advance(6 * hour);
    await advanceTournaments(api.deps);
    expect(await shown('ligimiz')).toMatchObject({ state: 'completed' });
  });
});

describe('the terms of a tournament', () => {
  test('change until somebody registers, not then, and again when they have all left; names still do', async () => {
    const first = bracket('kayitli', { prizes: [prize(1)] });
    await file.run([first]);
    const second = { ...first, prizes: [prize(1, { amount: 5 })], size: 4 };
    expect(await file.run([second])).toMatchObject({ isWritten: true });
    await join(players[0] ?? '', 'kayitli');
    const third = { ...first, size: 16, entry_cost_coin: 9, bet: 5, starts_at: inHours(5), rules_md: 'x' };
    expect(await file.problemsOf([third])).toEqual(
      ['size', 'bet', 'prizes', 'entry_cost_coin', 'starts_at', 'rules_md'].map(
        (column) => `2: ${column}: cannot change any more: 1 registered already`,
      ),
    );
    expect(await file.problemsOf([{ ...second, state: 'draft' }])).toEqual([
      '2: state: it is published already, and never a draft again',
    ]);
    expect(await file.run([{ ...second, title: 'Yazım' }])).toMatchObject({ isWritten: true });
    await withdraw(api.deps, { userId: players[0] ?? '', slug: 'kayitli' });
    expect(await file.run([third])).toMatchObject({ isWritten: true });
  });

  test('do not change once the check-in is open, by the clock, nor after the end', async () => {
    const first = bracket('basladi');
    await file.run([first]);
    api.clock.advance(2.1 * hour);
    expect(await file.problemsOf([{ ...first, size: 4 }])).toEqual([
      '2: size: cannot change any more: it has begun',
    ]);
    await api.deps.db.update(tournaments).set({ state: 'cancelled' }).where(eq(tournaments.slug, 'basladi'));
    expect(await file.problemsOf([{ ...first, size: 4 }])).toEqual([
      '2: size: cannot change any more: it is cancelled',
    ]);
  });

  test('are what everybody paid by: of ten who register while a file raises the price, all paid the one that stands', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(api, 1000)));
    for (const slug of ['fiyat-1', 'fiyat-2', 'fiyat-3']) {
      const first = bracket(slug, { entry_cost_coin: 10, size: 16 });
      await file.run([first]);
      const [report] = await Promise.all([
        file.run([{ ...first, entry_cost_coin: 25 }]),
        ...members.map(({ id }) => join(id, slug)),
      ]);
      const paid = await api.deps.db
        .select({ amount: coinLedger.amount })
        .from(coinLedger)
        .where(and(eq(coinLedger.refType, 'tournament'), eq(coinLedger.refId, slug)));
      const price = report.isWritten ? 25 : 10;
      expect(await shown(slug)).toMatchObject({ entry_cost_coin: price, players: 10 });
      expect(paid).toEqual(members.map(() => ({ amount: -price })));
    }
  });
});
