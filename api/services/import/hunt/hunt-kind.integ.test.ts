import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { huntAnswerSchema } from '@/contract/bonus-hunts';
import { prizeClaims } from '../../../db/schema/prize-claims';
import { advanceAll } from '../../../jobs/advance';
import { makeUser } from '../../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { importing } from '../../../testing/import.fixture';
import { prize } from '../../../testing/results.fixture';
import { addGame } from '../../../testing/streamed.fixture';
import { placeGuess } from '../../bonus-hunts/place-guess';

const hour = 3_600_000;

let api: TestApp;
let members: string[];
let file: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  for (const slug of ['zeytin', 'nar']) await addGame(api.deps.db, { slug });
  members = [];
  while (members.length < 20)
    members.push(await makeUser(api, `uye${members.length}`, { passwordHash: '!' }));
  file = importing(api, 'bonus-hunts');
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const bonuses = [
  { game: 'zeytin', bet: 1000 },
  { game: 'nar', bet: 2000, flag: 'super' },
  { game_name: 'Işıklı Oyun', bet: 500 },
];
const opened = bonuses.map((bonus, at) => ({ ...bonus, win: 50_000 * (at + 1) }));
const hunt = (slug: string, more: object = {}) => ({
  slug,
  title: 'Işık Avı',
  start_balance: 1_000_000,
  started_at: inHours(-1),
  bonuses,
  prizes: [prize(1, { type: 'physical', title: 'Kupa', amount: null })],
  state: 'published',
  ...more,
});
const guess = (member: number, slug: string, endBalance: number) =>
  placeGuess(api.deps, { userId: members[member] ?? '', slug, input: { end_balance: endBalance } });

async function shown(slug: string) {
  const answer = await api.call('GET', `/bonus-hunts/${slug}`);
  return answer.status === 200 ? huntAnswerSchema.parse(await answer.json()).data : answer.status;
}

describe('a file of hunts', () => {
  test('is only compared unless it is to be written; written, the API shows it, and again it changes nothing', async () => {
    const rows = [hunt('isik-avi', { guess_open_until: inHours(2), guess_lock_rule: 'at_time' })];
    expect(await file.run(rows, { apply: false })).toMatchObject({ added: ['isik-avi'], problems: [] });
    expect(await shown('isik-avi')).toBe(404);
    expect(await file.run(rows)).toMatchObject({ isWritten: true });
    expect(await file.run(rows)).toMatchObject({ same: 1, added: [], changed: [] });
    expect(await shown('isik-avi')).toMatchObject({
      ...{ title: 'Işık Avı', state: 'collecting', is_guessing_open: true, start_balance: 1_000_000 },
      ...{ guess_open_until: inHours(2), guess_lock_rule: 'at_time', winner_count: 1, currency: 'TRY' },
      bonuses: [
        { position: 1, game: { slug: 'zeytin' }, bet: 1000, win: null, state: 'unopened' },
        { position: 2, game: { slug: 'nar' }, flag: 'super' },
        { position: 3, game: null, game_name: 'Işıklı Oyun' },
      ],
    });
  });

  test('names what is wrong on its line, and writes nothing', async () => {
    await file.run([hunt('surer')]);
    const rows = [
      hunt('iyi'),
      hunt('bos', { title: '', start_balance: null }),
      hunt('saatsiz', { guess_lock_rule: 'at_time', winner_count: 101 }),
      hunt('saat', { guess_lock_rule: 'at_time' }),
      hunt('gec', { guess_open_until: inHours(-1), prizes: [prize(2)] }),
      hunt('acik-taslak', { state: 'draft', bonuses: opened, collect_balance: 2_000_000 }),
      hunt('bitmis', { bonuses: opened, end_balance: 5 }),
      hunt('satir', { bonuses: [{ bet: 0 }, { game: 'nar', bet: 5, state: 'opened' }, 7] }),
      hunt('ikisi', { bonuses: bonuses.map((one) => ({ ...one, state: 'opening' })) }),
      hunt('oyun', { bonuses: [{ game: 'yok', bet: 5 }], sponsor: 'yok' }),
      { slug: 'surer', end_balance: 7, collect_balance: 10 },
    ];
    expect(await file.problemsOf(rows)).toEqual([
      '3: title: must be given for a new one',
      '3: start_balance: must be given for a new one',
      '4: winner_count: must be at most 100',
      '5: guess_open_until: must be given where guessing ends at a time',
      '6: guess_open_until: must be ahead for what is published',
      '6: prizes: a place is beyond winner_count',
      '7: collect_balance: must not be more than start_balance',
      '7: bonuses: none is opened before the hunt is published',
      '8: collect_balance: must be given once a bonus is opened',
      '8: end_balance: comes once the bonuses are opened',
      '9: bonuses.0.bet: must be at least 1',
      '9: bonuses.0.game: must be given: its slug, or as game_name a name that is not in the catalogue',
      '9: bonuses.1.win: must be given for an opened bonus, and for no other',
      '9: bonuses.2: Invalid input: expected object, received number',
      '10: bonuses: one at most is being opened',
      '11: sponsor: there is no sponsor "yok"',
      '11: bonuses: there is no game "yok"',
      '12: end_balance: guessing is open still; it ends with a file in which a bonus is opened',
    ]);
    expect(await shown('iyi')).toBe(404);
  });
});

describe('a hunt', () => {
  test('goes from its guesses to its prizes by files and by the clock, and nothing is taken after that', async () => {
    await file.run([hunt('yasayan')]);
    await guess(0, 'yasayan', 650_000);
    await guess(1, 'yasayan', 900_000);
    const terms = { prizes: [prize(1)], start_balance: 5, winner_count: 3, guess_open_until: inHours(1) };
    expect(await file.problemsOf([{ slug: 'yasayan', ...terms }])).toEqual(
      ['prizes', 'start_balance', 'guess_open_until', 'winner_count'].map(
        (column) => `2: ${column}: cannot change any more: 2 guessed already`,
      ),
    );
    const half = [opened[0], { ...bonuses[1], state: 'opening' }, bonuses[2]];
    await file.run([{ slug: 'yasayan', bonuses: half, collect_balance: 400_000 }]);
    expect(await shown('yasayan')).toMatchObject({ state: 'opening', is_guessing_open: false });
    await expect(guess(2, 'yasayan', 1)).rejects.toThrow('closed');
    expect(await file.problemsOf([{ slug: 'yasayan', end_balance: 700_000 }])).toEqual([
      '2: end_balance: bonuses that are not opened yet: 2',
    ]);
    const last = [{ slug: 'yasayan', bonuses: opened, end_balance: 700_000 }];
    expect(await file.run(last)).toMatchObject({ isWritten: true });
    expect(await file.run(last)).toMatchObject({ same: 1 });
    await advanceAll(api.deps);
    expect(await shown('yasayan')).toMatchObject({ state: 'completed', guesses: [{ diff: 50_000 }, {}] });
    const corrected = { slug: 'yasayan', title: 'Yazım', end_balance: 880_000 };
    expect(await file.problemsOf([corrected])).toEqual([
      '2: corrections: members rely on what changes; say here what was put right',
    ]);
    const corrections = [{ text: 'Son bakiye 8.800 ₺.', corrected_at: inHours(0) }];
    await file.run([{ ...corrected, corrections }]);
    const told = await (await api.call('GET', '/corrections/bonus-hunts/yasayan')).json();
    expect(told).toMatchObject({ data: [{ text: 'Son bakiye 8.800 ₺.' }] });
    expect(await file.problemsOf([{ slug: 'yasayan', bonuses }])).toEqual([
      '2: bonuses: cannot change any more: it is completed',
    ]);
    api.clock.advance(25 * hour);
    await advanceAll(api.deps);
    expect(await shown('yasayan')).toMatchObject({
      state: 'settled',
      guesses: [{ diff: 20_000, rank: 1 }, {}],
    });
    const claims = await api.deps.db.select().from(prizeClaims);
    expect(claims).toMatchObject([{ userId: members[1], prize: { title: 'Kupa' } }]);
    expect(await file.problemsOf([{ slug: 'yasayan', end_balance: 1 }])).toEqual([
      '2: end_balance: cannot change any more: it is settled',
    ]);
  });

  test('takes each of twenty guesses before its first opened bonus or refuses it, whoever comes first', async () => {
    for (const slug of ['yaris-1', 'yaris-2', 'yaris-3']) {
      await file.run([hunt(slug)]);
      const [report, ...answers] = await Promise.allSettled([
        file.run([{ slug, bonuses: opened, collect_balance: 100 }]),
        ...members.map((_, at) => guess(at, slug, at)),
      ]);
      expect(report).toMatchObject({ status: 'fulfilled', value: { isWritten: true } });
      const taken = answers.filter(({ status }) => status === 'fulfilled').length;
      expect(await shown(slug)).toMatchObject({ state: 'opening', guess_count: taken });
      for (const answer of answers)
        if (answer.status === 'rejected') expect(String(answer.reason)).toMatch(/closed/);
    }
  });
});
