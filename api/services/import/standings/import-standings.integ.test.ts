import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wagerEventAnswerSchema, wagerStandingsAnswerSchema } from '@/contract/wager-events';
import { sponsorAccounts } from '../../../db/schema/sponsor-accounts';
import { makeUser } from '../../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addSponsor } from '../../../testing/content.fixture';
import { importing } from '../../../testing/import.fixture';
import { addWagerEvent } from '../../../testing/wager-events.fixture';
import { advanceWagerEvents } from '../../wager-events/advance-wager-events';

const hour = 3_600_000;

let api: TestApp;
let sponsorId: number;
let file: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  sponsorId = await addSponsor(api.deps.db, { slug: 'comert' });
  file = importing(api, 'wager-standings');
});
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now() + hours * hour);
type Totals = Readonly<Record<string, number>>;
const rows = (race: string, asOf: Date, totals: Totals) =>
  Object.entries(totals).map(([player, amount]) => ({ race, player, amount, as_of: asOf.toISOString() }));

/** A race from two hours ago to two hours ahead, unless told otherwise. */
const addRace = (slug: string, more: object = {}) =>
  addWagerEvent(api.deps.db, { slug, sponsorId, startsAt: at(-2), endsAt: at(2), ...more });

async function standings(slug: string) {
  const answer = await api.call('GET', `/wager-events/${slug}/standings`);
  const { data, source } = wagerStandingsAnswerSchema.parse(await answer.json());
  return { places: data.map(({ rank, value, user }) => [rank, user.name, value]), source, data };
}

async function detail(slug: string) {
  const answer = await api.call('GET', `/wager-events/${slug}`);
  return wagerEventAnswerSchema.parse(await answer.json()).data;
}

describe('a file of figures', () => {
  test('is only compared unless it is to be written; written, the standings are computed, and again it changes nothing', async () => {
    await addRace('yaris');
    const asOf = at(-1);
    const csv = `race;player;amount;as_of\nyaris;Işıkçı42;30000;${asOf.toISOString()}\nyaris;uzunisim;50000;${asOf.toISOString()}\n`;
    expect(await file.run(csv, { apply: false })).toMatchObject({
      added: ['yaris/Işıkçı42', 'yaris/uzunisim'],
      isWritten: false,
    });
    expect((await standings('yaris')).source).toBeNull();
    expect(await file.run(csv)).toMatchObject({ isWritten: true, problems: [] });
    expect(await file.run(csv)).toMatchObject({ same: 2, added: [], changed: [] });
    const { places, source } = await standings('yaris');
    expect(places).toEqual([
      [1, 'uz•••im', 50_000],
      [2, 'Iş•••42', 30_000],
    ]);
    expect(source).toMatchObject({ no: 2, source: 'csv', taken_at: asOf.toISOString() });
    expect((await detail('yaris')).imports).toMatchObject([
      { no: 2, row_count: 2, checksum: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { no: 1, row_count: 0 },
    ]);
  });

  test('replaces older figures player by player, and tells each difference; who is lost keeps the last value, flagged', async () => {
    await addRace('yenilenen');
    await file.run(rows('yenilenen', at(-1), { ada: 100, bora: 200, cem: 300 }));
    const newer = rows('yenilenen', at(-0.5), { ADA: 900, bora: 200, derya: 50 });
    expect(await file.run(newer)).toMatchObject({
      added: ['yenilenen/derya'],
      changed: [
        { slug: 'yenilenen', changes: [{ field: 'asOf', from: at(-1), to: at(-0.5) }] },
        { slug: 'yenilenen/ada', changes: [{ from: 100, to: 900 }] },
        { slug: 'yenilenen/cem', changes: [{ from: 300, to: null }] },
      ],
      same: 1,
      isWritten: true,
    });
    const { data } = await standings('yenilenen');
    expect(data.map(({ value, is_flagged }) => [value, is_flagged])).toEqual([
      [900, false],
      [300, true],
      [200, false],
      [50, false],
    ]);
    expect(await file.run(newer)).toMatchObject({ same: 3, changed: [] });
  });

  test('of before the start is the baseline that growth is measured by, and knows members by their accounts', async () => {
    const userId = await makeUser(api, 'uyeadi');
    const verified = { state: 'approved' as const, verifiedAt: at(0), createdAt: at(0) };
    await api.deps.db
      .insert(sponsorAccounts)
      .values({ userId, sponsorId, siteUsername: 'BenimAdim', ...verified });
    await addRace('taban');
    await file.run(rows('taban', at(-2), { benimadim: 1000, digeri: 5000 }));
    expect((await standings('taban')).places).toEqual([]);
    await file.run(rows('taban', at(-1), { BENIMADIM: 1400, digeri: 5100, yeni: 250 }));
    expect((await standings('taban')).places.map(([, , value]) => value)).toEqual([400, 250, 100]);
    expect(await file.problemsOf(rows('taban', at(-3), { benimadim: 1 }))).toEqual([
      `2: as_of: newer figures stand, of ${at(-1).toISOString()}`,
    ]);
  });

  test('with a problem writes nothing, and names the lines', async () => {
    await addRace('iyi');
    await addRace('taslak', { state: 'draft' });
    await addRace('gelecek', { state: 'scheduled', startsAt: at(1) });
    await file.run(rows('gelecek', at(-2), { ada: 1 }));
    const many = [
      ...rows('iyi', at(-1), { ada: 10, bora: 20 }),
      ...rows('iyi', at(-0.5), { cem: 30 }),
      ...rows('iyi', at(-1), { ADA: 40, '': 1, devirli: -5 }),
      { ...rows('iyi', at(-1), { elif: 5 })[0], source: 'manual', isim: 'x' },
      ...rows('yok', at(-1), { ada: 1 }),
      ...rows('taslak', at(-1), { ada: 1 }),
      ...rows('gelecek', at(-1), { ada: 1 }),
      ...rows('yenilenen', at(1), { ada: 1 }),
    ];
    expect(await file.problemsOf(many)).toEqual([
      '4: as_of: must be the same for all players of a race',
      '5: slug: "iyi/ada" stands on line 2 already',
      '6: player: must be given',
      '7: amount: must be at least 0',
      '8: unknown column "isim"; known are race, player, amount, as_of, source',
      '8: source: must be the same for all players of a race',
      '9: race: there is no wager event "yok"',
      '10: race: it is a draft; publish it first',
      '11: as_of: the baseline stands; the next figures are of after the start',
      '12: as_of: must not be ahead',
    ]);
    expect((await standings('iyi')).source).toBeNull();
  });
});

describe('figures that stand', () => {
  test('are never replaced by older ones, nor by others of the same moment', async () => {
    await addRace('sirali');
    await file.run(rows('sirali', at(-1), { ada: 100 }));
    expect(await file.problemsOf(rows('sirali', at(-1.5), { ada: 900 }))).toEqual([
      `2: as_of: newer figures stand, of ${at(-1).toISOString()}`,
    ]);
    expect(await file.problemsOf(rows('sirali', at(-1), { ada: 101 }))).toEqual([
      '2: as_of: other figures of this moment stand; what was published is not changed, newer ones replace it',
    ]);
    expect((await standings('sirali')).data).toMatchObject([{ value: 100 }]);
  });

  test('of the end close a race: objections are heard by the clock, and then nothing is taken any more', async () => {
    await addRace('biten', { endsAt: at(1) });
    await file.run(rows('biten', at(-1), { ada: 100 }));
    api.clock.advance(2 * hour);
    await advanceWagerEvents(api.deps);
    expect(await detail('biten')).toMatchObject({ phase: 'awaiting_data' });
    const last = rows('biten', at(-1), { ada: 300 });
    await file.run(last);
    expect(await detail('biten')).toMatchObject({
      phase: 'provisional',
      imports: [{ no: 3, is_closing: true }, { no: 2, is_closing: false }, { no: 1 }],
    });
    api.clock.advance(13 * hour);
    await advanceWagerEvents(api.deps);
    expect(await detail('biten')).toMatchObject({ phase: 'dispute' });
    expect(await file.run(rows('biten', at(-1), { ada: 280 }))).toMatchObject({ isWritten: true });
    expect(await detail('biten')).toMatchObject({ phase: 'provisional', total_value: 280 });
    api.clock.advance(100 * hour);
    expect(await file.problemsOf(rows('biten', at(-1), { ada: 1 }))).toEqual(['2: race: it is final']);
    expect((await standings('biten')).data).toMatchObject([{ value: 280 }]);
  });

  test('come whole when two files are imported at once: the newer one stands, whichever comes first', async () => {
    await addRace('es-zamanli');
    const files = [-1.5, -1.2, -0.9, -0.6].map((when) =>
      rows('es-zamanli', at(when), { ada: 1000 + when * 100, bora: 1000 - when * 100 }),
    );
    const reports = await Promise.all(files.map((one) => file.run(one)));
    expect(reports.at(-1)).toMatchObject({ isWritten: true });
    const { data, source } = await standings('es-zamanli');
    expect(source?.taken_at).toBe(at(-0.6).toISOString());
    expect(data.map(({ value }) => value)).toEqual([1060, 940]);
  });
});
