import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketDetailAnswerSchema } from '@/contract/market';
import { marketItems } from '../../../db/schema/market-items';
import { marketStockLog } from '../../../db/schema/market-stock-log';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { importing } from '../../../testing/import.fixture';
import { asTheSite, bookFaults, makeBuyer, order, tally, toContext } from '../../../testing/orders.fixture';
import { addCodes } from '../../vault/add-codes';

let api: TestApp;
let items: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  items = importing(api, 'market');
});
afterAll(() => api.close());

const read = async (slug: string) =>
  marketDetailAnswerSchema.parse(await (await api.call('GET', `/market/${slug}`)).json()).data;

const wish = { slug: 'istek', title: 'İstek', type: 'perk', price: 100 };

describe('the supply of an item', () => {
  const readLog = (slug: string) =>
    api.deps.db
      .select({
        change: marketStockLog.change,
        after: marketStockLog.stockAfter,
        reason: marketStockLog.reason,
      })
      .from(marketStockLog)
      .innerJoin(marketItems, eq(marketItems.id, marketStockLog.itemId))
      .where(eq(marketItems.slug, slug))
      .orderBy(asc(marketStockLog.id));

  test('is what there ever was: sold ones are not put back, more is a restock, fewer than are sold is refused', async () => {
    await items.run([{ ...wish, supply: 2, state: 'active' }]);
    const buyer = await makeBuyer(api, 1000);
    for (const _ of [1, 2]) await order(api, buyer, { slug: 'istek' });
    expect(await read('istek')).toMatchObject({ stock: 0, state: 'sold_out' });
    expect(await items.run([{ ...wish, supply: 2, state: 'active' }])).toMatchObject({
      same: 1,
      changed: [],
    });
    expect(await items.problemsOf([{ slug: 'istek', supply: 1 }])).toEqual([
      '2: supply: must be at least 2: as many are ordered already',
    ]);
    expect(await items.problemsOf([{ slug: 'istek', supply: null }])).toEqual([
      '2: supply: an item with a limit keeps one; give a larger number',
    ]);
    expect((await items.run([{ slug: 'istek', supply: 5 }])).changed).toMatchObject([
      { changes: [{ field: 'supply', from: 2, to: 5 }] },
    ]);
    expect(await read('istek')).toMatchObject({ stock: 3, state: 'active' });
    await items.run([{ slug: 'istek', supply: 2 }]);
    expect(await read('istek')).toMatchObject({ stock: 0, state: 'sold_out' });
    expect(await readLog('istek')).toEqual([
      { change: 2, after: 2, reason: 'opening' },
      { change: -1, after: 1, reason: 'order' },
      { change: -1, after: 0, reason: 'order' },
      { change: 3, after: 3, reason: 'restock' },
      { change: -3, after: 0, reason: 'correction' },
    ]);
  });

  test('of codes comes from the vault alone, before and after an import', async () => {
    const codes = { slug: 'kod', title: 'Kod', type: 'code', price: 100, state: 'active' };
    await items.run([codes]);
    expect(await read('kod')).toMatchObject({ stock: 0, state: 'sold_out' });
    await addCodes(toContext(api), { slug: 'kod', codes: ['BİR-1', 'İKİ-2'], actorId: api.deps.ids.uuid() });
    expect(await items.run([codes])).toMatchObject({ same: 1 });
    await items.run([{ ...codes, title: 'Oyun kodu' }]);
    expect(await read('kod')).toMatchObject({ title: 'Oyun kodu', stock: 2, state: 'active' });
    expect(await items.problemsOf([{ slug: 'kod', type: 'perk' }])).toEqual([
      '2: type: only a new item can be one of codes, and it stays one',
    ]);
  });

  test('that grows under parallel orders sells each piece once, and the log ends where the stock stands', async () => {
    await items.run([
      { slug: 'yaris', title: 'Yarış', type: 'perk', price: 100, supply: 3, state: 'active' },
    ]);
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(api, 100)));
    const site = asTheSite();
    const [report, ...answers] = await Promise.all([
      items.run([{ slug: 'yaris', supply: 10 }]),
      ...buyers.map((buyer) => site(() => order(api, buyer, { slug: 'yaris' }))),
    ]);
    expect(report).toMatchObject({ problems: [], isWritten: true });
    const sold = (await tally(answers))['201'] ?? 0;
    const log = await readLog('yaris');
    expect(log.reduce((sum, { change }) => sum + change, 0)).toBe(10 - sold);
    expect(await read('yaris')).toMatchObject({ stock: 10 - sold });
    expect(log.at(-1)?.after).toBe(10 - sold);
    expect(await bookFaults(api)).toEqual([]);
  });
});
