import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { analysesAnswerSchema, analysisAnswerSchema, analystsAnswerSchema } from '@/contract/analyses';
import { analyses } from '../db/schema/analyses';
import { analysisChanges } from '../db/schema/analysis-changes';
import { sumPicks, toRecord } from '../formulas/analysis-record';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { addAnalysis, addAnalyst } from '../testing/analyses.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addGame } from '../testing/streamed.fixture';

const hour = 3_600_000;

let api: TestApp;
let token: string;
let deniz: number;
let ruya: number;
beforeAll(async () => {
  api = await createTestApp();
  await makeUser(api, 'oyuncu');
  token = await logInAs(api, 'oyuncu');
  [deniz, ruya] = [await addAnalyst(api.deps.db, 'deniz'), await addAnalyst(api.deps.db, 'ruya')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await forget();
});

const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const over = { kickoffAt: inHours(-3), publishedAt: inHours(-9) };
const read = async (path: string) => (await api.call('GET', path, { token })).json();
const list = async (query = '') => analysesAnswerSchema.parse(await read(`/analyses${query}`));
const one = async (slug: string) => analysisAnswerSchema.parse(await read(`/analyses/${slug}`)).data;
const slugs = async (query = '') => (await list(query)).data.map(({ slug }) => slug);
const change = (slug: string, set: Partial<typeof analyses.$inferInsert>) =>
  api.deps.db.update(analyses).set(set).where(eq(analyses.slug, slug));

describe('the lists of analyses', () => {
  test('have what is open by kick-off, what is settled the latest first, slots, and everything of an author', async () => {
    const { db } = api.deps;
    const gameId = await addGame(db, { slug: 'zeytin' });
    await addAnalysis(db, { slug: 'gec', analystId: deniz, kickoffAt: inHours(5) });
    await addAnalysis(db, { slug: 'erken', analystId: ruya });
    await addAnalysis(db, { slug: 'kilitli', analystId: deniz, ...over });
    await addAnalysis(db, {
      slug: 'tuttu',
      analystId: deniz,
      ...over,
      result: 'won',
      settledAt: inHours(-1),
    });
    const old = { kickoffAt: inHours(-30), publishedAt: inHours(-40), settledAt: inHours(-25) };
    await addAnalysis(db, { slug: 'eski', analystId: ruya, ...old, result: 'lost' });
    await addAnalysis(db, { slug: 'taslak', analystId: deniz, state: 'draft' });
    const none = { match: null, pick: null, odds: null, unit: null, kickoffAt: null };
    await addAnalysis(db, {
      slug: 'oyun',
      analystId: deniz,
      kind: 'slot',
      gameId,
      ...none,
      publishedAt: inHours(-99),
    });
    expect(await slugs()).toEqual(['kilitli', 'erken', 'gec']);
    expect(await slugs('?view=settled')).toEqual(['tuttu', 'eski']);
    expect(await slugs('?view=slot')).toEqual(['oyun']);
    expect(await slugs('?author=deniz')).toEqual(['gec', 'kilitli', 'tuttu', 'oyun'].sort(byPublication));
    expect(await slugs('?author=ruya&view=open')).toEqual(['erken']);
    expect(await slugs('?author=yok')).toEqual([]);
    expect((await list()).data.map(({ state }) => state)).toEqual(['locked', 'published', 'published']);
    expect((await api.call('GET', '/analyses/taslak', { token })).status).toBe(404);
  });

  /** `gec` was published 5 hours ago, the matches that are over 9, the slot 99; equal moments by the newer row. */
  function byPublication(a: string, b: string): number {
    const order = ['gec', 'tuttu', 'kilitli', 'oyun'];
    return order.indexOf(a) - order.indexOf(b);
  }

  test('go on where the cursor says, each once', async () => {
    for (let at = 0; at < 30; at += 1)
      await addAnalysis(api.deps.db, { slug: `mac-${at}`, analystId: deniz, kickoffAt: inHours(1) });
    const first = await list();
    const rest = await list(`?cursor=${first.next_cursor}`);
    const all = [...first.data, ...rest.data].map(({ slug }) => slug);
    expect(all).toEqual(Array.from({ length: 30 }, (_, at) => `mac-${at}`));
    expect([first.data.length, rest.next_cursor]).toEqual([24, null]);
  });

  test('are for members; a foreign cursor and an unknown filter are 422', async () => {
    for (const path of ['/analyses', '/analyses/x', '/analysts'])
      expect([path, (await api.call('GET', path)).status]).toEqual([path, 401]);
    for (const query of ['?cursor=abc', '?view=x', '?author=A'])
      expect([query, (await api.call('GET', `/analyses${query}`, { token })).status]).toEqual([query, 422]);
  });
});

describe('a published analysis', () => {
  const pick = [
    { pick: 'Alt 2,5' },
    { odds: 1.9 },
    { unit: 2 },
    { confidence: 5 },
    { match: 'başka' },
    { league: 'başka' },
    { state: 'draft' as const },
    { slug: 'baska' },
    { publishedAt: inHours(-6) },
    { legs: [] as const, kind: 'coupon' as const },
  ];
  test.each(pick)('keeps its pick before and after the kick-off, whoever writes: %j', async (set) => {
    for (const times of [{}, over]) {
      await forget();
      await addAnalysis(api.deps.db, { slug: 'mac', analystId: deniz, ...times });
      await expect(change('mac', set)).rejects.toThrow();
    }
  });

  test('shows every change of its words and its kick-off, until that has come by the clock of the database', async () => {
    await addAnalysis(api.deps.db, { slug: 'mac', analystId: deniz, content: 'ilk' });
    await change('mac', { content: 'ikinci', title: 'Yeni başlık' });
    await change('mac', { kickoffAt: new Date(Date.now() + 300) });
    expect((await one('mac')).changes).toMatchObject([
      { field: 'title', old_value: 'mac' },
      { field: 'content', old_value: 'ilk' },
      { field: 'kickoff_at' },
    ]);
    await expect.poll(() => refuses(change('mac', { content: api.deps.ids.uuid() }))).toBe(true);
    const { content } = await one('mac');
    expect(await refuses(change('mac', { kickoffAt: inHours(1) }))).toBe(true);
    expect(await refuses(change('mac', { content: 'sonradan' }))).toBe(true);
    expect((await one('mac')).content).toBe(content);
  });

  test('has no result before its kick-off, one afterwards, and a correction of it is shown', async () => {
    await addAnalysis(api.deps.db, { slug: 'gelecek', analystId: deniz });
    expect(await refuses(change('gelecek', { result: 'won', settledAt: inHours(2) }))).toBe(true);
    await addAnalysis(api.deps.db, { slug: 'once', analystId: deniz, ...over });
    await change('once', { result: 'won', settledAt: inHours(-1) });
    expect(await one('once')).toMatchObject({ state: 'settled', result: 'won', changes: [] });
    await change('once', { result: 'lost' });
    expect((await one('once')).changes).toMatchObject([{ field: 'result', old_value: 'won' }]);
  });

  test('is never deleted, and neither are its changes', async () => {
    await addAnalysis(api.deps.db, { slug: 'mac', analystId: deniz });
    await change('mac', { title: 'x' });
    expect(await refuses(api.deps.db.delete(analyses))).toBe(true);
    expect(await refuses(api.deps.db.delete(analysisChanges))).toBe(true);
    expect(await refuses(api.deps.db.update(analysisChanges).set({ oldValue: 'y' }))).toBe(true);
    await addAnalysis(api.deps.db, { slug: 'taslak', analystId: deniz, state: 'draft' });
    expect(await refuses(api.deps.db.delete(analyses).where(eq(analyses.slug, 'taslak')))).toBe(false);
  });
});

describe('the records', () => {
  test('that the database sums are those of the formulas, for any picks', async () => {
    const row = fc.record({
      result: fc.constantFrom('won', 'lost', 'void', 'pending'),
      odds: fc.integer({ min: 101, max: 5000 }).map((odds) => odds / 100),
      unit: fc.integer({ min: 1, max: 100 }).map((unit) => unit / 10),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 15 }), async (drawn) => {
        await forget();
        for (const [at, pick] of drawn.entries()) {
          const settledAt = pick.result === 'pending' ? null : inHours(-1);
          await addAnalysis(api.deps.db, {
            slug: `mac-${at}`,
            analystId: deniz,
            ...over,
            ...pick,
            settledAt,
          });
        }
        const { data } = analystsAnswerSchema.parse(await read('/analysts'));
        expect(data.map(({ slug, record }) => [slug, record])).toEqual([
          ['deniz', toRecord(sumPicks(drawn))],
          ['ruya', toRecord(sumPicks([]))],
        ]);
      }),
      { numRuns: 25 },
    );
  });
});

/** Nobody may do this to a published analysis: the triggers that refuse it are set aside for the tests' own tidying. */
async function forget(): Promise<void> {
  await api.database.pool.query(
    'begin; set local session_replication_role = replica; truncate analyses, analysis_changes; commit',
  );
}

async function refuses(write: PromiseLike<unknown>): Promise<boolean> {
  return Promise.resolve(write).then(
    () => false,
    () => true,
  );
}
