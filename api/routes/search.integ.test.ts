import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchAnswerSchema } from '@/contract/search';
import { events } from '../db/schema/events';
import { games } from '../db/schema/games';
import { news } from '../db/schema/news';
import { tournaments } from '../db/schema/tournaments';
import { searchIndexName } from '../db/search-indexes';
import { searchSources } from '../db/search-sources';
import { searchFold } from '../services/search/search-fold';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addRaffle, addSponsor } from '../testing/content.fixture';
import { fill, manyRows, readPlan, readSteps, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.deps;
  await addSponsor(db, {
    slug: 'isiltili',
    name: 'Işıltılı Çark',
    bonusText: 'İlk yatırıma %100 bonus',
    sort: 1,
  });
  await addSponsor(db, { slug: 'duran', name: 'Işıltı Duran', state: 'paused' });
  await addSponsor(db, { slug: 'cark-evi', name: 'Çark Evi', promotionCode: 'CARK50', sort: 2 });
  await db.insert(games).values([
    { slug: 'ejder-cagi', name: 'Ejder Çağı', providerCode: 'pragmatic' },
    { slug: 'cagin-ejderi', name: 'Çağın Ejderi', providerCode: 'pragmatic' },
    { slug: 'ejder', name: 'Ejder', providerCode: 'hacksaw' },
    { slug: 'cark', name: "Çark'ın Gücü", providerCode: 'hacksaw' },
  ]);
  await addRaffle(db, { slug: 'ejder-cekilisi', title: 'Ejder Çekilişi' });
  const times = { startsAt: new Date('2026-11-01T18:00:00Z'), endsAt: new Date('2026-11-02T18:00:00Z') };
  await db.insert(events).values([
    { slug: 'kup', title: 'Gümüş Kupa Bilmecesi', type: 'quiz', state: 'finished', ...times },
    { slug: 'taslak', title: 'Gümüş Taslak', type: 'quiz', state: 'draft', ...times },
  ]);
  await db.insert(tournaments).values({
    ...{ slug: 'gumus', title: 'Gümüş Kupa', type: 'leaderboard', state: 'live' },
    ...{ registrationOpensAt: new Date('2026-10-01T18:00:00Z'), startsAt: times.startsAt },
  });
  const article = { summary: 'Kupa başlıyor', content: 'Metin', category: 'duyuru', author: 'Ekip' } as const;
  const [past, future] = [new Date('2026-01-01T00:00:00Z'), new Date('2126-01-01T00:00:00Z')];
  await db.insert(news).values([
    { slug: 'haber', title: 'Gümüş günler', state: 'published', publishAt: past, ...article },
    { slug: 'yarin', title: 'Gümüş yarın', state: 'scheduled', publishAt: future, ...article },
  ]);
  await addRaffle(db, { slug: 'gizli', title: 'Ejder Taslağı', state: 'draft' });
});
afterAll(() => api.close());

const ask = (q: string, address?: string) =>
  api.call('GET', `/search?q=${encodeURIComponent(q)}`, address === undefined ? {} : { address });

async function found(q: string): Promise<Record<string, string[]>> {
  const { data } = searchAnswerSchema.parse(await (await ask(q)).json());
  return Object.fromEntries(data.map(({ kind, entries }) => [kind, entries.map(({ slug }) => slug)]));
}

describe('the search', () => {
  test.each([
    'ISILTILI',
    'ışıltılı',
    'IŞILTILI',
    'işiltili',
    'isil',
    'Isıltılı cark',
    'çark işil',
    'bonus ilk',
  ])('finds a sponsor however its Turkish letters are typed: %s', async (q) => {
    expect((await found(q)).sponsors).toEqual(['isiltili']);
  });

  test('puts the title that is the question first, then those that begin with it, then the rest', async () => {
    expect((await found('ejder')).games).toEqual(['ejder', 'ejder-cagi', 'cagin-ejderi']);
  });

  test('looks through several kinds at once, titles before what stands below them, and shows nothing unpublished', async () => {
    expect(await found('çark')).toEqual({ sponsors: ['cark-evi', 'isiltili'], games: ['cark'] });
    expect(await found('ejder ç')).toEqual({
      games: ['ejder-cagi', 'cagin-ejderi'],
      raffles: ['ejder-cekilisi'],
    });
    expect(await found('duran')).toEqual({});
    expect(await found('taslağı')).toEqual({});
    expect(await found('hacksaw')).toEqual({ games: ['cark', 'ejder'] });
  });

  test('finds events, tournaments and news that are out, and none that are not yet', async () => {
    expect(await found('gumus')).toEqual({ news: ['haber'], events: ['kup'], tournaments: ['gumus'] });
    expect(await found('kupa gümüş')).toMatchObject({ news: ['haber'], tournaments: ['gumus'] });
  });

  test.each([
    ["'; drop table users; --"],
    ['a & !b | (c'],
    ['%%__'.repeat(20)],
    [':*:*:*aa'],
    ["ejder' <-> 'x"],
    ['ejder\u0000'],
    ['\ud83d\ude00 ejder'],
  ])('takes %j as words, never as a command', async (q) => {
    expect([200, 422]).toContain((await ask(q)).status);
  });

  test.each([
    ['', 'too_short'],
    ['a', 'too_short'],
    ['  ğ  ', 'too_short'],
    ['!?', 'too_short'],
    ['%_', 'too_short'],
    ['x'.repeat(81), 'max.string'],
  ])('refuses %j on the field: %s', async (q, rule) => {
    const answer = await ask(q);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { q: [rule] } },
    ]);
  });

  test('answers the 61st search of a minute from one address with 429 and how long to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask('ejder', '203.0.113.9')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('ejder', '203.0.113.10')).status).toBe(200);
  });

  test('asks one query, whatever is found', async () => {
    const { statements } = await recordedCall(api, '/search?q=ejder');
    expect(statements).toHaveLength(1);
  });
});

describe('the fold', () => {
  test('is one in the database and in the program', async () => {
    const letters = 'İIıiĞğÜüŞşÖöÇçÂâÎîÛûÀéñßæøŁÅ’‘–ﬁ½①Ａａ０٣ыД中 \t.,-_%&|!:*()<>\'"\\0189azAZ';
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom(...letters),
          fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCharCode(code)),
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(''));
    const texts = fc.sample(text, { numRuns: 3000, seed: 7 });
    const { rows } = await api.deps.db.execute<{ folded: string }>(
      sql`select search_fold(given) as folded from json_array_elements_text(${JSON.stringify(texts)}) with ordinality as list(given, place) order by place`,
    );
    const differing = texts.filter((given, at) => rows[at]?.folded !== searchFold(given));
    expect(differing).toEqual([]);
  });
});

describe('the search among many games', () => {
  let big: TestApp;
  beforeAll(async () => {
    big = await createTestApp();
    await fill(
      big.database.url,
      `insert into games (slug, name, provider_code) select 'oyun-' || n, 'Oyun ' || md5(n::text), 'p' || n % 60 from generate_series(1, ${manyRows}) as n`,
      `insert into sponsors (slug, name, state) select 'site-' || n, 'Site ' || md5(n::text), 'active' from generate_series(1, ${manyRows / 5}) as n`,
    );
  });
  afterAll(() => big.close());

  test('looks its indexes up and reads no table from end to end', async () => {
    const { answer, statements } = await recordedCall(big, '/search?q=oyun%20abc');
    expect(answer.status).toBe(200);
    const [statement] = statements;
    const plan = statement ? await readPlan(big.database.url, statement) : '';
    for (const source of searchSources.filter(({ kind }) => kind === 'games' || kind === 'sponsors')) {
      expect(usesIndex(plan, searchIndexName(source)), source.kind).toBe(true);
      expect(readsWhole(plan, source.table), source.kind).toBe(false);
    }
  });

  test('fetches and ranks no more than a thousand of them for a word that every name begins with', async () => {
    const { answer, statements } = await recordedCall(big, '/search?q=oyun');
    expect(answer.status).toBe(200);
    const [statement] = statements;
    const steps = statement ? await readSteps(big.database.url, statement) : [];
    // The index alone names all of them, without looking at one.
    const read = steps.filter(({ node }) => node !== 'Bitmap Index Scan').map(({ rows }) => rows);
    expect(Math.max(...read)).toBe(1000);
  });
});
