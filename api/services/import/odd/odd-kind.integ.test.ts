import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  oddRecordsAnswerSchema,
  specialOddAnswerSchema,
  specialOddsAnswerSchema,
} from '@/contract/special-odds';
import { specialOdds } from '../../../db/schema/special-odds';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addSponsor } from '../../../testing/content.fixture';
import { importing } from '../../../testing/import.fixture';

const hour = 3_600_000;

let api: TestApp;
let odds: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  odds = importing(api, 'special-odds');
  await addSponsor(api.deps.db, { slug: 'liman' });
  await addSponsor(api.deps.db, { slug: 'koy' });
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const list = async (view: string) =>
  specialOddsAnswerSchema
    .parse(await (await api.call('GET', `/special-odds?view=${view}`)).json())
    .data.map(({ slug }) => slug);
const read = async (slug: string) =>
  specialOddAnswerSchema.parse(await (await api.call('GET', `/special-odds/${slug}`)).json()).data;

/** A published odd that can be taken from an hour ago to its kick-off in two hours. */
const odd = (slug: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ slug, sponsor: 'liman', league: 'Işık Ligi', match: 'İncir – Ilgın', market_name: 'Maç sonucu' },
  ...{ selection: 'İncir', normal_odds: 1.8, boosted_odds: 2.4, max_bet: 20_000, state: 'published' },
  ...{ starts_at: inHours(-1), kickoff_at: inHours(2) },
  ...changes,
});

describe('a file of special odds', () => {
  test('is only compared unless it is to be written; then the site shows it by the clock, and the same file changes nothing', async () => {
    const [start, kickoff] = [inHours(-1), inHours(3)];
    const csv = [
      'slug;sponsor;sport;league;match;market_name;selection;normal_odds;boosted_odds;max_bet;min_deposit;link;starts_at;kickoff_at;state',
      `incir-ilgin;liman;basketbol;Işık Ligi;İncir – Ilgın;Maç sonucu;İncir;1.8;2.45;20000;;https://liman.example/;${start};${kickoff};published`,
      `taslak;koy;;L;A – B;M;S;2;3;100;;;${start};${kickoff};`,
    ].join('\n');
    expect(await odds.run(csv, { apply: false })).toMatchObject({ added: ['incir-ilgin', 'taslak'] });
    expect(await list('open')).toEqual([]);
    expect(await odds.run(csv)).toMatchObject({ problems: [], isWritten: true });
    expect(await list('open')).toEqual(['incir-ilgin']);
    expect(await read('incir-ilgin')).toMatchObject({
      ...{ sport: 'basketbol', match: 'İncir – Ilgın', boosted_odds: 2.45, max_bet: 20_000, state: 'active' },
      ...{
        ends_at: kickoff,
        kickoff_at: kickoff,
        result: 'pending',
        sponsor: { slug: 'liman' },
        changes: [],
      },
    });
    expect(await odds.run(csv)).toMatchObject({ same: 2, added: [], changed: [] });
    await odds.run([{ slug: 'taslak', state: 'published' }]);
    expect(await list('open')).toEqual(['incir-ilgin', 'taslak']);
  });

  test.each<[string, () => Readonly<Record<string, unknown>>, string]>([
    ['no match', () => ({ match: '' }), 'match: must be given for a new one'],
    ['an unknown sponsor', () => ({ sponsor: 'yok' }), 'sponsor: there is no sponsor "yok"'],
    ['a boost that is none', () => ({ boosted_odds: 1.8 }), 'boosted_odds: must be higher than normal_odds'],
    [
      'odds of three decimals',
      () => ({ boosted_odds: 2.405 }),
      'boosted_odds: must have two decimals at most',
    ],
    ['a cap of nothing', () => ({ max_bet: 0 }), 'max_bet: must be at least 1'],
    [
      'an end behind the kick-off',
      () => ({ ends_at: inHours(3) }),
      'ends_at: must not be later than kickoff_at',
    ],
    ['an end before its start', () => ({ ends_at: inHours(-2) }), 'ends_at: must be later than starts_at'],
    [
      'a match that has begun',
      () => ({ kickoff_at: inHours(-0.5) }),
      'ends_at: must be ahead for what is published',
    ],
    ['a result of its own', () => ({ result: 'won' }), 'result: only what was on the site can have one'],
    ['a script as its way out', () => ({ link: 'javascript:alert(1)' }), 'link: must begin with https://'],
    [
      'a macro that nobody fills in on its way out',
      () => ({ link: 'https://x.example/?c={kim}' }),
      'link: may have {click_id} and {sub_id} in it, behind an https:// host, and nothing else in braces',
    ],
    ['a word of the site', () => ({ slug: 'sonuclar' }), 'slug: is a word of the site’s own addresses'],
    [
      'a state of the clock',
      () => ({ state: 'active' }),
      'state: must be one of: draft, published, cancelled',
    ],
  ])('is refused on its line with %s', async (_what, changes, problem) => {
    const before = await list('open');
    const problems = await odds.problemsOf([odd('iyi'), odd('kotu', changes())]);
    expect(problems[0]).toBe(`3: ${problem}`);
    expect(await list('open')).toEqual(before);
  });
});

describe('a published odd', () => {
  test('moves its odds and its cap in the open while it can be taken; whose it is and what is bet on stay', async () => {
    await odds.run([odd('acik')]);
    await odds.run([{ slug: 'acik', boosted_odds: 2.2, note: 'Yalnız yeni üyeler' }]);
    const { boosted_odds, note, changes } = await read('acik');
    expect([boosted_odds, note]).toEqual([2.2, 'Yalnız yeni üyeler']);
    expect(changes?.map(({ field, old_value, new_value }) => [field, old_value, new_value])).toEqual([
      ['boosted_odds', '2.40', '2.20'],
    ]);
    const other = { slug: 'acik', sponsor: 'koy', match: 'C – D', currency: 'EUR', starts_at: inHours(-2) };
    const why = 'cannot change any more: it can be taken already';
    expect(await odds.problemsOf([other])).toEqual(
      ['sponsor', 'match', 'currency', 'starts_at'].map((column) => `2: ${column}: ${why}`),
    );
    expect(await odds.problemsOf([{ slug: 'acik', ends_at: inHours(-0.5) }])).toEqual([
      '2: ends_at: must be ahead for what is published',
    ]);
    expect(await odds.problemsOf([{ slug: 'acik', state: 'draft' }])).toEqual([
      '2: state: it was on the pages already; cancel it',
    ]);
  });

  test('that nobody can take yet may still change whole; a cancelled one stays cancelled', async () => {
    await odds.run([odd('gelen', { starts_at: inHours(1) })]);
    await odds.run([{ slug: 'gelen', sponsor: 'koy', match: 'C – D' }]);
    expect(await read('gelen')).toMatchObject({
      match: 'C – D',
      state: 'scheduled',
      sponsor: { slug: 'koy' },
    });
    await odds.run([{ slug: 'gelen', state: 'cancelled' }]);
    expect(await read('gelen')).toMatchObject({ state: 'cancelled' });
    expect(await odds.problemsOf([{ slug: 'gelen', state: 'published', match: 'E – F' }])).toEqual([
      '2: state: it is cancelled',
      '2: match: cannot change any more: it is cancelled',
    ]);
  });
});

describe('the result of an odd', () => {
  test('is refused before the match, settles it once after, counts in its sponsor’s record, and stands', async () => {
    const row = odd('mac');
    await odds.run([row]);
    expect(await odds.problemsOf([{ slug: 'mac', result: 'won' }])).toEqual([
      `2: result: its match does not begin before ${row.kickoff_at}`,
    ]);
    api.clock.advance(4 * hour);
    expect(await list('awaiting')).toContain('mac');
    expect(await odds.problemsOf([{ slug: 'mac', boosted_odds: 3, max_bet: 1 }])).toEqual([
      '2: boosted_odds: cannot change any more: it has ended',
      '2: max_bet: cannot change any more: it has ended',
    ]);
    expect(await odds.run([{ slug: 'mac', result: 'won' }], { apply: false })).toMatchObject({
      changed: [{ slug: 'mac', changes: [{ field: 'result', from: 'pending', to: 'won' }] }],
    });
    await odds.run('slug,result\nmac,won\n');
    const settledAt = new Date(api.clock.now()).toISOString();
    expect(await read('mac')).toMatchObject({ state: 'settled', result: 'won', settled_at: settledAt });
    expect(await list('settled')).toEqual(['mac']);
    const records = await (await api.call('GET', '/special-odds/record')).json();
    expect(oddRecordsAnswerSchema.parse(records).data).toMatchObject([
      { sponsor: { slug: 'liman' }, won: 1, lost: 0, void: 0 },
    ]);
    api.clock.advance(hour);
    expect(await odds.run([row])).toMatchObject({ same: 1 });
    expect(await odds.run([{ ...row, result: 'won' }])).toMatchObject({ same: 1 });
    expect(await odds.problemsOf([{ slug: 'mac', result: 'void' }])).toEqual([
      '2: result: it was settled as won, which stands',
    ]);
    expect(await odds.problemsOf([{ slug: 'mac', result: 'pending', state: 'cancelled' }])).toEqual([
      '2: state: it is settled',
      '2: result: it was settled as won, which stands',
    ]);
    await odds.run([{ slug: 'mac', note: 'Uzatmalarda' }]);
    expect(await read('mac')).toMatchObject({ note: 'Uzatmalarda', settled_at: settledAt, state: 'settled' });
  });

  test('is none of a draft and none of a cancelled one', async () => {
    await odds.run([odd('gizli', { state: 'draft' }), odd('iptal', { state: 'cancelled' })]);
    api.clock.advance(4 * hour);
    expect(
      await odds.problemsOf([
        { slug: 'gizli', result: 'lost' },
        { slug: 'iptal', result: 'lost' },
      ]),
    ).toEqual(['2: result: only what was on the site can have one', '3: result: a cancelled one has none']);
    const [row] = await api.deps.db.select().from(specialOdds).where(eq(specialOdds.slug, 'gizli'));
    expect(row).toMatchObject({ state: 'draft', result: 'pending' });
  });
});
