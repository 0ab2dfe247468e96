import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  oddRecordsAnswerSchema,
  specialOddAnswerSchema,
  specialOddsAnswerSchema,
} from '@/contract/special-odds';
import { sponsorClickAnswerSchema } from '@/contract/sponsors';
import { specialOdds } from '../db/schema/special-odds';
import { sponsorClicks } from '../db/schema/sponsor-clicks';
import { sponsorVisits } from '../db/schema/sponsor-visits';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addSpecialOdd } from '../testing/special-odds.fixture';

const hour = 3_600_000;

let api: TestApp;
let sponsorId: number;
let otherId: number;
beforeAll(async () => {
  api = await createTestApp();
  sponsorId = await addSponsor(api.deps.db, { slug: 'veren' });
  otherId = await addSponsor(api.deps.db, { slug: 'baska' });
});
afterAll(() => api.close());

type Row = Parameters<typeof addSpecialOdd>[2];
const add = (row: Partial<Row> & { slug: string }) =>
  addSpecialOdd(api.deps.db, api.clock.now(), { sponsorId, ...row });
const at = (hours: number) => new Date(api.clock.now() + hours * hour);
const list = async (query: string) =>
  specialOddsAnswerSchema.parse(await (await api.call('GET', `/special-odds${query}`)).json());
const slugs = async (query: string) => (await list(query)).data.map(({ slug }) => slug);

describe('the views of the special odds', () => {
  test('open ones come by their end, waiting and settled ones newest first; drafts and cancelled ones in none', async () => {
    await add({ slug: 'later', endsAt: at(5), kickoffAt: at(6) });
    await add({ slug: 'sooner', endsAt: at(2), kickoffAt: at(2) });
    await add({ slug: 'coming', startsAt: at(3), endsAt: at(9), kickoffAt: at(9) });
    await add({ slug: 'over', startsAt: at(-9), endsAt: at(-3), kickoffAt: at(-3) });
    await add({ slug: 'just-over', startsAt: at(-9), endsAt: at(-1), kickoffAt: at(-1) });
    const past = { startsAt: at(-30), endsAt: at(-20), kickoffAt: at(-20), state: 'settled' } as const;
    await add({ slug: 'won', ...past, result: 'won', settledAt: at(-17) });
    await add({ slug: 'lost', ...past, result: 'lost', settledAt: at(-18), sponsorId: otherId });
    await add({ slug: 'hidden', state: 'draft' });
    await add({ slug: 'withdrawn', state: 'cancelled' });
    expect(await slugs('')).toEqual(['sooner', 'later', 'coming']);
    expect((await list('')).data.map(({ state }) => state)).toEqual(['active', 'active', 'scheduled']);
    expect(await slugs('?view=awaiting')).toEqual(['just-over', 'over']);
    expect(await slugs('?view=settled')).toEqual(['won', 'lost']);
    expect(await slugs('?view=settled&sponsor=baska')).toEqual(['lost']);
    expect(await slugs('?view=settled&sponsor=kimse')).toEqual([]);
  });

  test('an odd expires at its end by the clock alone, without a job', async () => {
    await add({ slug: 'short', endsAt: at(0.5), kickoffAt: at(1) });
    expect(await slugs('')).toContain('short');
    api.clock.advance(hour / 2);
    expect(await slugs('')).not.toContain('short');
    expect(await slugs('?view=awaiting')).toContain('short');
    const one = specialOddAnswerSchema.parse(await (await api.call('GET', '/special-odds/short')).json());
    expect(one.data.state).toBe('expired');
  });

  test.each([
    '?view=all',
    '?cursor=e30',
    '?cursor=%00',
    '?cursor=WzFd',
    `?cursor=${'a'.repeat(300)}`,
    '?sponsor=A',
  ])('%s is a 422 that names the field', async (query) => {
    const answer = await api.call('GET', `/special-odds${query}`);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toHaveLength(1);
  });

  test('drafts are nowhere, a withdrawn odd keeps its page', async () => {
    expect((await api.call('GET', '/special-odds/hidden')).status).toBe(404);
    const one = await api.call('GET', '/special-odds/withdrawn');
    expect(specialOddAnswerSchema.parse(await one.json()).data.state).toBe('cancelled');
  });
});

describe('what the database itself refuses', () => {
  test.each([
    ['an end behind the kick-off', { endsAt: at24(3), kickoffAt: at24(2) }],
    ['a boost that is none', { normalOdds: 2.4, boostedOdds: 2.4 }],
    ['a result that nobody settled', { result: 'won' as const }],
    ['a settled odd without a result', { state: 'settled' as const, settledAt: at24(0) }],
    ['a script as its way out', { link: 'javascript:alert(1)' }],
  ])('%s', async (_, row) => {
    await expect(add({ slug: 'refused', ...row })).rejects.toThrow();
  });
});

function at24(hours: number): Date {
  return new Date(Date.now() + hours * hour);
}

describe('the history of an odd', () => {
  test('every change of a published odd is kept by the database, field by field; a draft may change freely', async () => {
    const { db } = api.deps;
    const id = await add({ slug: 'moved', state: 'draft' });
    await db.update(specialOdds).set({ boostedOdds: 3 }).where(eq(specialOdds.id, id));
    await db.update(specialOdds).set({ state: 'scheduled' }).where(eq(specialOdds.id, id));
    await db.execute(`update special_odds set boosted_odds = 2.75, max_bet = 5000 where id = ${id}`);
    await db.update(specialOdds).set({ note: 'yalnız not' }).where(eq(specialOdds.id, id));
    const answer = await api.call('GET', '/special-odds/moved');
    const { changes } = specialOddAnswerSchema.parse(await answer.json()).data;
    expect(changes?.map(({ field, old_value, new_value }) => [field, old_value, new_value]).sort()).toEqual([
      ['boosted_odds', '3.00', '2.75'],
      ['max_bet', '20000', '5000'],
    ]);
  });
});

describe('the record of a sponsor', () => {
  test('counts what was won, lost and void, of settled odds alone', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'sicilli' });
    const past = { startsAt: at(-30), endsAt: at(-20), kickoffAt: at(-20), state: 'settled' } as const;
    const results = ['won', 'won', 'lost', 'void'] as const;
    for (const [n, result] of results.entries()) {
      await add({ slug: `sicil-${n}`, ...past, result, settledAt: at(-2), sponsorId: id });
    }
    await add({ slug: 'sicil-acik', sponsorId: id });
    const { data } = oddRecordsAnswerSchema.parse(
      await (await api.call('GET', '/special-odds/record')).json(),
    );
    expect(data.find(({ sponsor }) => sponsor.slug === 'sicilli')).toMatchObject({
      won: 2,
      lost: 1,
      void: 1,
    });
    const one = specialOddAnswerSchema.parse(
      await (await api.call('GET', '/special-odds/sicil-acik')).json(),
    );
    expect(one.data.record).toEqual({ won: 2, lost: 1, void: 1 });
  });
});

describe('with many odds', () => {
  beforeAll(async () => {
    await fill(
      api.database.url,
      `insert into special_odds (slug, sponsor_id, league, match, market_name, selection, normal_odds, boosted_odds, max_bet,
        kickoff_at, starts_at, ends_at, result, settled_at, state)
      select 'cok-' || n, case when n % 50 = 0 then ${otherId} else ${sponsorId} end, 'L', 'A – B', 'M', 'S', 1.8, 2.2, 10000,
        t, t - interval '1 day', t, case when n % 3 = 0 then 'won' else 'lost' end, t + interval '2 hours', 'settled'
      from generate_series(1, ${manyRows}) n, lateral (select now() - n * interval '7 minutes' - interval '1 day') as moments(t)`,
    );
  });

  test.each([
    ['?view=open', 'special_odds_open_index'],
    // The few that are open lie beside each other in the desk's index as well.
    ['?view=awaiting', 'special_odds_open_index', 'special_odds_desk_index'],
    ['?view=settled', 'special_odds_settled_index'],
    ['?view=settled&sponsor=baska', 'special_odds_sponsor_index'],
  ])('%s is one query over its index, on the first page and behind a cursor', async (query, ...indexes) => {
    const first = await recordedCall(api, `/special-odds${query}`);
    const page = specialOddsAnswerSchema.parse(await first.answer.json());
    const next =
      page.next_cursor && (await recordedCall(api, `/special-odds${query}&cursor=${page.next_cursor}`));
    for (const call of next ? [first, next] : [first]) {
      expect(call.statements).toHaveLength(1);
      for (const statement of call.statements) {
        const plan = await readPlan(api.database.url, statement);
        const isByIndex = indexes.some((index) => usesIndex(plan, index));
        expect([isByIndex, readsWhole(plan, 'special_odds')]).toEqual([true, false]);
      }
    }
  });

  test('pages follow each other without a gap and without a repetition', async () => {
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 5; page += 1) {
      const { data, next_cursor } = await list(`?view=settled&sponsor=baska${cursor}`);
      seen.push(...data.map(({ slug }) => slug));
      cursor = `&cursor=${next_cursor}`;
    }
    const rows = await api.deps.db.execute<{ slug: string }>(
      `select slug from special_odds where state = 'settled' and sponsor_id = ${otherId} order by settled_at desc, id desc limit 120`,
    );
    expect(seen).toEqual(rows.rows.map(({ slug }) => slug));
  });
});

describe('the way out of an odd', () => {
  const link = 'https://oran.example/giris?c={click_id}&s={sub_id}';
  const click = (slug: string, query = '', more = {}) =>
    api.call('POST', `/special-odds/${slug}/clicks${query}`, more);
  const urlOf = async (answer: Response) =>
    new URL(sponsorClickAnswerSchema.parse(await answer.json()).data.url);
  const countsOf = async (id: number) =>
    (await api.deps.db.select().from(sponsorClicks).where(eq(sponsorClicks.sponsorId, id))).map(
      ({ source, count }) => [source, count],
    );

  test('is filled in as its sponsor’s is: a random id that is kept, where it came from, counted for the sponsor', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'yol' });
    await add({ slug: 'yollu', sponsorId: id, link });
    const first = await urlOf(await click('yollu', '?source=telegram'));
    const second = await urlOf(await click('yollu'));
    const visits = await api.deps.db.select().from(sponsorVisits).where(eq(sponsorVisits.sponsorId, id));
    const [one, other] = [first, second].map((url) => url.searchParams.get('c'));
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(visits.map((row) => [row.id, row.source, row.userId]).sort()).toEqual(
      [
        [one, 'telegram', null],
        [other, 'site', null],
      ].sort(),
    );
    expect([first.searchParams.get('s'), second.searchParams.get('s')]).toEqual(['telegram', 'site']);
    expect((await countsOf(id)).sort()).toEqual([
      ['site', 1],
      ['telegram', 1],
    ]);
    const told = specialOddAnswerSchema.parse(await (await api.call('GET', '/special-odds/yollu')).json());
    expect(told.data.link).toBe('https://oran.example/giris?c=&s=');
  });

  test('leads on uncounted and without an id beyond the limit of an address', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'dolu' });
    await add({ slug: 'dolu-oran', sponsorId: id, link });
    const address = '198.51.100.91';
    const answers = await Promise.all(Array.from({ length: 40 }, () => click('dolu-oran', '', { address })));
    const urls = await Promise.all(answers.map(urlOf));
    expect(urls.filter((url) => url.searchParams.get('c') !== '')).toHaveLength(30);
    expect(await countsOf(id)).toEqual([['site', 30]]);
  });

  test('is none, and nothing is counted, where it cannot be taken, has no address or its sponsor is not active', async () => {
    const [id, paused] = [
      await addSponsor(api.deps.db, { slug: 'kapali' }),
      await addSponsor(api.deps.db, { slug: 'duran', state: 'paused' }),
    ];
    const own = { sponsorId: id, link };
    await add({ ...own, slug: 'gelecek', startsAt: at(1), endsAt: at(2), kickoffAt: at(2) });
    await add({ ...own, slug: 'gecmis-oran', startsAt: at(-3), endsAt: at(-2), kickoffAt: at(-2) });
    await add({ ...own, slug: 'taslak', state: 'draft' });
    await add({ ...own, slug: 'iptal', state: 'cancelled' });
    await add({ ...own, slug: 'yolsuz', link: null });
    await add({ slug: 'duranin', sponsorId: paused, link });
    for (const slug of ['gelecek', 'gecmis-oran', 'taslak', 'iptal', 'yolsuz', 'duranin', 'yok-boyle'])
      expect([slug, (await click(slug)).status]).toEqual([slug, 404]);
    expect([await countsOf(id), await countsOf(paused)]).toEqual([[], []]);
  });
});
