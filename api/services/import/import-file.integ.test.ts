import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportKind } from '@/contract/desk-content';
import { games } from '../../db/schema/games';
import { news } from '../../db/schema/news';
import { sponsorAddresses } from '../../db/schema/sponsor-addresses';
import { sponsors } from '../../db/schema/sponsors';
import { randomIds } from '../../random-ids';
import { createTestDatabase, type TestDatabase } from '../../testing/database.fixture';
import { importFile } from './import-file';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T12:00:00Z');

interface Given {
  readonly kind?: ImportKind;
  readonly name?: string;
  readonly apply?: boolean;
  readonly at?: Date;
}

function run(
  content: string | Uint8Array,
  { kind = 'games', name = 'a.csv', apply = true, at = now }: Given = {},
) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return importFile(database.db, { kind, name, bytes, apply, now: at, ids: randomIds });
}

async function readProblems(content: string | Uint8Array, given?: Given): Promise<string[]> {
  const { problems, isWritten } = await run(content, given);
  expect(isWritten).toBe(false);
  return problems.map(({ line, text }) => `${line ?? '-'}: ${text}`);
}

const gameCount = async () => (await database.db.select({ slug: games.slug }).from(games)).length;

describe('a file of games', () => {
  test('is only compared unless it is to be written; written twice it changes nothing the second time', async () => {
    const file =
      'slug,name,provider_code,rtp,has_bonus_buy\ngun-batimi,Gün Batımı,mavi,96.5,evet\nisik,"Işık, ""Altın""",mavi,,0\n';
    expect(await run(file, { apply: false })).toMatchObject({
      added: ['gun-batimi', 'isik'],
      isWritten: false,
    });
    expect(await gameCount()).toBe(0);
    expect(await run(file)).toMatchObject({ added: ['gun-batimi', 'isik'], same: 0, isWritten: true });
    expect(await run(file)).toMatchObject({ added: [], changed: [], same: 2 });
    const rows = await database.db.select().from(games).orderBy(asc(games.slug));
    expect(rows).toMatchObject([
      { slug: 'gun-batimi', name: 'Gün Batımı', rtp: 96.5, hasBonusBuy: true },
      { slug: 'isik', name: 'Işık, "Altın"', rtp: null, hasBonusBuy: false },
    ]);
  });

  test('says what changes, and leaves what it does not name', async () => {
    const report = await run('slug,name,provider_code\ngun-batimi,Gün Doğumu,mavi\n');
    expect(report.changed).toEqual([
      { slug: 'gun-batimi', changes: [{ field: 'name', from: 'Gün Batımı', to: 'Gün Doğumu' }] },
    ]);
    const [row] = await database.db.select().from(games).where(eq(games.slug, 'gun-batimi'));
    expect(row).toMatchObject({ name: 'Gün Doğumu', rtp: 96.5, hasBonusBuy: true });
  });

  test.each([
    ['a byte order mark', '\ufeffslug,name,provider_code\ngun-batimi,Gün Doğumu,mavi\n'],
    ['CRLF', 'slug,name,provider_code\r\ngun-batimi,Gün Doğumu,mavi\r\n'],
    ['semicolons and no last line end', 'slug;name;provider_code\ngun-batimi;Gün Doğumu;mavi'],
    ['tabs, blanks and empty lines', 'slug\tname \tprovider_code\n\ngun-batimi\t Gün Doğumu \tmavi\n\n'],
    ['quotes everywhere', '"slug","name","provider_code"\n"gun-batimi","Gün Doğumu","mavi"\n'],
    ['letters in two parts', 'slug,name,provider_code\ngun-batimi,Gu\u0308n Dog\u0306umu,mavi\n'],
  ])('is the same with %s', async (_what, file) => {
    expect(await run(file)).toMatchObject({ same: 1, changed: [], problems: [] });
  });

  test('of 10 000 rows is written at once and found unchanged afterwards', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `oyun-${at},Oyun ${at},mavi`);
    const file = `slug,name,provider_code\n${rows.join('\n')}\n`;
    expect((await run(file)).added).toHaveLength(10_000);
    expect(await run(file)).toMatchObject({ same: 10_000, added: [], changed: [] });
  });

  test('with one bad row among good ones writes nothing, and names the lines', async () => {
    const before = await gameCount();
    const file = [
      'slug,name,provider_code,rtp,max_win_x,volatility',
      'iyi,İyi,mavi,96,5000,high',
      'Kötü Slug,Ad,mavi,,,',
      'oran,Oran,mavi,"96,5",1.5,cok',
      'bos,,mavi,120,0,',
      'iyi,Yine,mavi,,,',
    ].join('\n');
    expect(await readProblems(file)).toEqual([
      '3: slug: must be lower-case letters a to z, digits and inner hyphens',
      '4: rtp: must be a number such as 12.5',
      '4: volatility: must be one of: low, medium, high, extreme',
      '4: max_win_x: must be a whole number',
      '5: name: must be given',
      '5: rtp: must be at most 100',
      '5: max_win_x: must be at least 1',
      '6: slug: "iyi" stands on line 2 already',
    ]);
    expect(await gameCount()).toBe(before);
  });
});

test('an address that names no picture of the library is a problem of its line, and nothing is written', async () => {
  const gone = '/api/library/00000000-0000-4000-8000-000000000000/full-1.webp';
  const before = await gameCount();
  const file = `slug,name,provider_code,image\nvar,Var,mavi,/games/var.png\nyok,Yok,mavi,${gone}\n`;
  for (const apply of [false, true])
    expect(await readProblems(file, { apply })).toEqual([
      '3: image: there is no such picture in the library',
    ]);
  expect(await gameCount()).toBe(before);
});

describe('a file that cannot be read', () => {
  const turkish1254 = Uint8Array.from([
    ...Buffer.from('slug,name,provider_code\na,A,mavi\nisik,I'),
    0xfe,
    0xfd,
    0x6b,
  ]);
  const utf16 = new Uint8Array(Buffer.from('\ufeffslug,name\na,A\n', 'utf16le'));

  test.each<[string, string | Uint8Array, string, RegExp]>([
    ['Windows-1254', turkish1254, 'a.csv', /^3: this is not UTF-8 \(Windows-1254/],
    ['UTF-16', utf16, 'a.csv', /^1: this is not UTF-8/],
    ['an empty file', '', 'a.csv', /^-: the file is empty$/],
    ['names alone', 'slug,name\n', 'a.csv', /^-: the file holds no row$/],
    ['a quote that is not closed', 'slug,name\na,"A\nb,B\n', 'a.csv', /a quote is opened and never closed/],
    ['a quote inside', 'slug,name\na,A"B\n', 'a.csv', /^2: a quote inside a value/],
    ['too few values', 'slug,name,provider_code\na,A\n', 'a.csv', /^2: another number of values/],
    ['a column twice', 'slug,name,slug\na,A,b\n', 'a.csv', /^1: the column "slug" stands there twice$/],
    [
      'an unknown column',
      'slug,name,provider_code,isim\na,A,mavi,x\n',
      'a.csv',
      /^2: unknown column "isim"; known are slug, name/,
    ],
    ['no JSON', '[\n{"slug": "a",}\n]', 'a.json', /^(2|-): this is no JSON$/],
    ['another JSON', '{"slug": "a"}', 'a.json', /a list of objects is expected/],
    ['a list of something else', '[\n1]', 'a.json', /this is no object/],
    ['a NUL', '[{"slug":"a","name":"a\\u0000b","provider_code":"m"}]', 'a.json', /^1: name: must be text$/],
  ])('is one clear sentence: %s', async (_what, file, name, sentence) => {
    const [first] = await readProblems(file, { name });
    expect(first).toMatch(sentence);
  });
});

describe('a file of sponsors', () => {
  const read = async () => (await database.db.select().from(sponsors).where(eq(sponsors.slug, 'liman')))[0];

  test('may be JSON as GET /sponsors answers it, and keeps the history of an address', async () => {
    const entry = {
      slug: 'liman',
      name: 'Liman',
      link: 'https://liman1.example/?ref=x',
      payment_methods: ['papara', 'kripto'],
      bonus_kinds: ['deneme', 'freebet'],
      min_deposit: 10_000,
      counts_for_tickets: true,
      last_checked_at: '2026-11-20T10:00:00.000Z',
      state: 'active',
    };
    const file = (link: string) => JSON.stringify({ status: true, data: [{ ...entry, link }] }, null, 2);
    const as = { kind: 'sponsors', name: 'a.json' } as const;
    await run(file(entry.link), as);
    expect(await run(file(entry.link), as)).toMatchObject({ same: 1, changed: [] });
    const later = new Date('2026-11-22T12:00:00Z');
    expect((await run(file('https://liman2.example/'), { ...as, at: later })).changed).toHaveLength(1);
    expect(await read()).toMatchObject({
      link: 'https://liman2.example/',
      minDeposit: 10_000,
      state: 'active',
    });
    const hosts = await database.db.select().from(sponsorAddresses).orderBy(asc(sponsorAddresses.validFrom));
    expect(hosts.map(({ host, validTo }) => [host, validTo])).toEqual([
      ['liman1.example', later],
      ['liman2.example', null],
    ]);
  });

  test('may be a CSV: lists parted by |, an empty value takes the stored one away, a time without a zone is Istanbul’s', async () => {
    const file =
      'slug,name,payment_methods,min_deposit,last_checked_at,tier\nliman,Liman,qr|havale,,2026-11-21 09:30,\n';
    await run(file, { kind: 'sponsors' });
    expect(await read()).toMatchObject({
      paymentMethods: ['qr', 'havale'],
      minDeposit: null,
      lastCheckedAt: new Date('2026-11-21T06:30:00Z'),
      tier: 'normal',
    });
  });

  test.each([
    ['link', 'javascript:alert(1)'],
    ['link', '//evil.example'],
    ['logo', 'javascript:alert(1)'],
    ['tone', 'red;}'],
    ['payment_methods', 'nakit'],
    ['bonus_kinds', 'bedava'],
    ['last_checked_at', '21.11.2026'],
    ['state', 'silindi'],
  ])('refuses %s = %s on its line', async (column, value) => {
    const file = `slug,name,${column}\nyeni,Yeni,${value}\n`;
    expect((await readProblems(file, { kind: 'sponsors' }))[0]).toMatch(new RegExp(`^2: ${column}`));
  });
});

describe('a file of news', () => {
  const entry = {
    slug: 'duyuru',
    title: 'Duyuru',
    summary: 'Özet',
    content: '# Merhaba',
    category: 'duyuru',
    author: 'Ekip',
  };
  const file = (more: object) => JSON.stringify([{ ...entry, ...more }]);
  const as = { kind: 'news', name: 'news.json' } as const;

  test('names its sponsor by slug, and is published where it says when', async () => {
    const more = { sponsor: 'liman', state: 'published', publish_at: '2026-11-21' };
    expect(await run(file(more), as)).toMatchObject({ added: ['duyuru'], isWritten: true });
    expect(await run(file(more), as)).toMatchObject({ same: 1, changed: [] });
    expect((await run(file({ ...more, sponsor: null }), as)).changed).toMatchObject([
      { changes: [{ field: 'sponsor', from: 'liman', to: null }] },
    ]);
    const [row] = await database.db.select().from(news);
    expect(row).toMatchObject({
      sponsorId: null,
      state: 'published',
      publishAt: new Date('2026-11-20T21:00:00Z'),
    });
  });

  test('with a sponsor that does not exist, or published without a time, is refused on its line', async () => {
    expect(await readProblems(file({ sponsor: 'yok' }), as)).toEqual([
      '1: sponsor: there is no sponsor "yok"',
    ]);
    expect(await readProblems(file({ state: 'published' }), as)).toEqual([
      '1: publish_at: must be given for an article that is not a draft',
    ]);
  });
});
