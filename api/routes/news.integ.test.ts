import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsAnswerSchema, newsPageSchema } from '@/contract/news';
import { contentCorrections } from '../db/schema/content-corrections';
import { news } from '../db/schema/news';
import { publishDue } from '../services/news/publish-due';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addNews, addSponsor } from '../testing/content.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const hourMs = 3_600_000;
const at = (hours: number) => new Date(api.clock.now() + hours * hourMs);

async function pageAt(path: string) {
  return newsPageSchema.parse(await (await api.call('GET', path)).json());
}

async function readSlugs(query = ''): Promise<string[]> {
  return (await pageAt(`/news${query}`)).data.map(({ slug }) => slug);
}

describe('articles', () => {
  test('are listed pinned first, then the latest; drafts, archived ones and what is not due yet are not', async () => {
    const { db } = api.deps;
    await addNews(db, { slug: 'eski', publishAt: at(-48) });
    await addNews(db, { slug: 'yeni', publishAt: at(-1), category: 'market' });
    await addNews(db, { slug: 'sabit', publishAt: at(-72), isPinned: true });
    await addNews(db, { slug: 'taslak', publishAt: null, state: 'draft' });
    await addNews(db, { slug: 'arsiv', publishAt: at(-2), state: 'archived' });
    await addNews(db, { slug: 'yarin', publishAt: at(24), state: 'scheduled' });
    expect(await readSlugs()).toEqual(['sabit', 'yeni', 'eski']);
    expect(await readSlugs('?category=market')).toEqual(['yeni']);
    for (const slug of ['taslak', 'arsiv', 'yarin', 'yok'])
      expect((await api.call('GET', `/news/${slug}`)).status, slug).toBe(404);
  });

  test('appear by themselves when their time comes, and once more when the job has said so', async () => {
    api.clock.advance(24 * hourMs);
    expect((await readSlugs()).includes('yarin')).toBe(true);
    expect(await publishDue(api.deps)).toBe(1);
    expect(await publishDue(api.deps)).toBe(0);
    const [row] = await api.deps.db.select().from(news).where(eq(news.slug, 'yarin'));
    expect(row?.state).toBe('published');
    expect((await readSlugs()).includes('yarin')).toBe(true);
  });

  test('come with their sponsor, their corrections in order, their neighbours in time and others of the category', async () => {
    const { db } = api.deps;
    const sponsorId = await addSponsor(db, { slug: 'ornek', name: 'Örnek' });
    await addNews(db, {
      slug: 'haber',
      publishAt: at(-30),
      sponsorId,
      content: '# Başlık',
      category: 'duyuru',
    });
    await db.insert(contentCorrections).values([
      { kind: 'news', slug: 'haber', text: 'ikinci', correctedAt: at(-2) },
      { kind: 'news', slug: 'haber', text: 'birinci', correctedAt: at(-3) },
    ]);
    const { data } = newsAnswerSchema.parse(await (await api.call('GET', '/news/haber')).json());
    expect(data).toMatchObject({
      content: '# Başlık',
      sponsor: { slug: 'ornek', name: 'Örnek' },
      corrections: [{ text: 'birinci' }, { text: 'ikinci' }],
      older: { slug: 'eski' },
      newer: { slug: 'yeni' },
    });
    expect(data.related?.map(({ slug }) => slug)).toEqual(['yarin', 'eski', 'sabit']);
  });

  test('refuse a cursor of another list and an unknown category with 422', async () => {
    for (const query of ['cursor=abc', 'cursor=%00', `cursor=${'a'.repeat(300)}`, 'category=yok'])
      expect((await api.call('GET', `/news?${query}`)).status, query).toBe(422);
  });
});

describe('many articles', () => {
  let big: TestApp;
  beforeAll(async () => {
    big = await createTestApp();
    await fill(
      big.database.url,
      `insert into news (slug, title, summary, content, category, author, state, publish_at)
       select 'haber-' || n, 'Haber ' || n, 'Özet', 'Metin', case when n % 100 = 0 then 'market' else 'duyuru' end, 'Ekip', 'published',
         now() - n * interval '1 minute' from generate_series(1, ${manyRows}) n`,
    );
    big.clock.advance(Date.now() + hourMs - big.clock.now());
  });
  afterAll(() => big.close());

  test.each([
    ['the first page', '/news', ['news_list_index']],
    // A common category may be filtered out of the whole list; a rare one has its own index.
    ['a category', '/news?category=market', ['news_category_index', 'news_list_index']],
  ])('%s is one statement on an index, and so is every page after it', async (_, path, indexes) => {
    const seen = new Set<string>();
    let next: string | null | undefined;
    for (let count = 0; count < 3; count += 1) {
      const separator = path.includes('?') ? '&' : '?';
      const to = next ? `${path}${separator}cursor=${next}` : path;
      const { answer, statements } = await recordedCall(big, to);
      const page = newsPageSchema.parse(await answer.json());
      for (const { slug } of page.data) seen.add(slug);
      expect(statements).toHaveLength(1);
      const [statement] = statements;
      const plan = statement ? await readPlan(big.database.url, statement) : '';
      expect(indexes.some((index) => usesIndex(plan, index))).toBe(true);
      expect(readsWhole(plan, 'news')).toBe(false);
      next = page.next_cursor;
    }
    expect(seen.size).toBe(72);
  });

  test('an article is one statement that reads no table from end to end', async () => {
    const { answer, statements } = await recordedCall(big, `/news/haber-${manyRows / 2}`);
    const { data } = newsAnswerSchema.parse(await answer.json());
    expect([data.older?.slug, data.newer?.slug, data.related?.length]).toEqual([
      `haber-${manyRows / 2 + 1}`,
      `haber-${manyRows / 2 - 1}`,
      3,
    ]);
    expect(statements).toHaveLength(1);
    const [statement] = statements;
    expect(readsWhole(statement ? await readPlan(big.database.url, statement) : '', 'news')).toBe(false);
  });
});
