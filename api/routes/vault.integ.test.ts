import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockAnswerSchema, stockQuerySchema } from '@/contract/vault';
import { marketCodes } from '../db/schema/market-codes';
import { listStock } from '../services/vault/list-stock';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { type Buyer, makeBuyer, order, readStock, tally } from '../testing/orders.fixture';
import { recorded } from '../testing/query-count.fixture';

let api: TestApp;
let admin: Buyer;
beforeAll(async () => {
  api = await createTestApp();
  admin = await makeBuyer(api, 0, { permission: 'admin' });
});
afterAll(() => api.close());

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const readRefusal = async (answer: Response) => [answer.status, (await answer.json()).errors];
const emptyItem = (slug: string) =>
  addMarketItem(api.deps.db, { slug, type: 'code', stock: 0, state: 'sold_out' });
const fill = (slug: string, codes: readonly unknown[], { token }: Buyer = admin) =>
  api.call('POST', `/market/${slug}/codes`, { token, body: { codes } });
const readStored = (itemId: number) =>
  api.deps.db.select().from(marketCodes).where(eq(marketCodes.itemId, itemId));

async function readStockList(query = '') {
  const answer = await api.call('GET', `/desk/market${query}`, { token: admin.token });
  return stockAnswerSchema.parse(await answer.json());
}
const readItem = async (slug: string) => (await readStockList()).data.find((item) => item.slug === slug);

describe('filling the vault', () => {
  test('takes all codes or none: each one that is there twice or already is named by its place', async () => {
    const itemId = await emptyItem('hep-ya-hic');
    expect(await readRefusal(await fill('hep-ya-hic', ['A-1', 'B-2', 'A-1', ' A-1 ']))).toEqual([
      422,
      { 'codes.2': ['unique'], 'codes.3': ['unique'] },
    ]);
    expect((await fill('hep-ya-hic', ['A-1', 'B-2'])).status).toBe(200);
    expect(await readRefusal(await fill('hep-ya-hic', ['C-3', 'B-2', 'D-4', 'A-1']))).toEqual([
      422,
      { 'codes.1': ['unique'], 'codes.3': ['unique'] },
    ]);
    expect([(await readStored(itemId)).length, await readStock(api, 'hep-ya-hic')]).toEqual([
      2,
      { stock: 2, state: 'active' },
    ]);
  });

  test('refuses what is no code, and nothing, and more than 500, and keeps none of the others', async () => {
    const itemId = await emptyItem('bozuk');
    for (const code of ['', ' ', 'x'.repeat(201), 'a\u0000b', 'a\nb', 7, null, ['A']]) {
      const [status, errors] = await readRefusal(await fill('bozuk', ['A-1', code]));
      expect([status, Object.keys(errors)]).toEqual([422, ['codes']]);
    }
    expect((await readRefusal(await fill('bozuk', [])))[0]).toBe(422);
    expect((await readRefusal(await fill('bozuk', times(501).map(String))))[0]).toBe(422);
    expect(await readStored(itemId)).toEqual([]);
    expect((await fill('bozuk', times(500).map(String))).status).toBe(200);
  });

  test('is for items of codes: 422 for another type, 404 for none', async () => {
    await addMarketItem(api.deps.db, { slug: 'baska-tur' });
    expect(await readRefusal(await fill('baska-tur', ['A']))).toEqual([422, { codes: ['invalid'] }]);
    expect((await fill('yok-boyle', ['A'])).status).toBe(404);
  });

  test('of 12 who add the same codes at once, in whatever order, one does, and the stock counts each once', async () => {
    const itemId = await emptyItem('ayni-anda');
    const codes = times(40).map((at) => `KOD-${at}`);
    const answers = await Promise.all(
      times(12).map((turn) => fill('ayni-anda', turn % 2 === 0 ? codes : codes.toReversed())),
    );
    expect(await tally(answers)).toEqual({ 200: 1, '422 validation_failed': 11 });
    expect([(await readStored(itemId)).length, (await readStock(api, 'ayni-anda')).stock]).toEqual([40, 40]);
  });
});

describe('looking at the stock', () => {
  test('tells how many codes are left and given and what waits, in one query, and never a code', async () => {
    const empty = { free: 0, given: 0, stock: 0, filled_at: null, open_orders: 0 };
    await emptyItem('sayilan');
    expect(await readItem('sayilan')).toMatchObject(empty);
    await fill('sayilan', ['GIZLI-1', 'GIZLI-2', 'GIZLI-3']);
    const buyer = await makeBuyer(api, 100);
    expect((await order(api, buyer, { slug: 'sayilan' })).status).toBe(201);
    expect(await readItem('sayilan')).toMatchObject({
      ...{ slug: 'sayilan', title: 'sayilan', type: 'code', state: 'active', stock: 2, free: 2, given: 1 },
      filled_at: new Date(api.clock.now()).toISOString(),
    });
    const answer = await api.call('GET', '/desk/market', { token: admin.token });
    expect(await answer.text()).not.toMatch(/GIZLI|sealed|fingerprint|[0-9a-f]{64}/);
    const query = stockQuerySchema.parse({});
    const { statements } = await recorded(api, (db) => listStock({ db }, query));
    expect(statements.length).toBe(1);
  });

  test('has lists of what is delivered as codes, runs out and has run out, and a search, page by page', async () => {
    for (const at of times(26))
      await addMarketItem(api.deps.db, {
        slug: `forma-${at}`,
        stock: at,
        ...(at === 0 && { state: 'sold_out' }),
      });
    const slugs = async (query: string) => (await readStockList(query)).data.map(({ slug }) => slug);
    expect(await slugs('?list=low&q=forma')).toEqual(times(5).map((at) => `forma-${4 - at}`));
    expect(await slugs('?list=codes&q=forma')).toEqual([]);
    expect(await slugs('?list=codes')).toContain('sayilan');
    expect(await slugs('?list=sold_out')).toContain('forma-0');
    const first = await readStockList('?q=forma');
    const second = await readStockList(`?q=forma&cursor=${first.next_cursor}`);
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([24, 2, null]);
    expect(first.data[0]).toMatchObject({ free: null, given: null });
  });

  test('is for admins alone, and so is filling the vault', async () => {
    await emptyItem('kapali-kasa');
    for (const permission of ['player', 'editor', 'moderator', 'Nartane']) {
      const other = await makeBuyer(api, 0, { permission });
      expect((await api.call('GET', '/desk/market', { token: other.token })).status).toBe(403);
      expect((await fill('kapali-kasa', ['A'], other)).status).toBe(403);
    }
    expect((await api.call('GET', '/desk/market')).status).toBe(401);
  });
});
