import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketAnswerSchema, marketDetailAnswerSchema } from '@/contract/market';
import { marketItems } from '../../../db/schema/market-items';
import { marketOrders } from '../../../db/schema/market-orders';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addSponsor } from '../../../testing/content.fixture';
import { importing, untilBlocked } from '../../../testing/import.fixture';
import { bookFaults, makeBuyer, order, tally, toContext } from '../../../testing/orders.fixture';
import { placeOrder } from '../../orders/place-order';
import { marketKind } from './market-kind';

let api: TestApp;
let items: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  items = importing(api, 'market');
  await addSponsor(api.deps.db, { slug: 'liman' });
  await addSponsor(api.deps.db, { slug: 'koy' });
});
afterAll(() => api.close());

const list = async () =>
  marketAnswerSchema.parse(await (await api.call('GET', '/market')).json()).data.map(({ slug }) => slug);
const read = async (slug: string) =>
  marketDetailAnswerSchema.parse(await (await api.call('GET', `/market/${slug}`)).json()).data;
const mug = { slug: 'bardak', title: 'Bardak', type: 'physical', price: 100 };

describe('a file of market items', () => {
  const csv = [
    'slug;title;type;sponsor;price;supply;per_user_limit;cooldown_h;delivery_h;requirements;image;state',
    'isik-bonusu;Işık bonusu;sponsor_bonus;liman;4500;40;2;168;24;"{""phone"": true, ""sponsor_linked"": true, ""member_days"": 30}";/covers/market-bonus.webp;active',
    'taslak-istek;İstek;perk;;50;;;;;;;',
  ].join('\n');

  test('is only compared unless it is to be written; then the market shows it, and the same file changes nothing', async () => {
    expect(await items.run(csv, { apply: false })).toMatchObject({
      added: ['isik-bonusu', 'taslak-istek'],
      isWritten: false,
    });
    expect(await list()).toEqual([]);
    expect(await items.run(csv)).toMatchObject({ problems: [], isWritten: true });
    expect(await list()).toEqual(['isik-bonusu']);
    expect(await read('isik-bonusu')).toMatchObject({
      ...{ title: 'Işık bonusu', price: 4500, stock: 40, per_user_limit: 2, cooldown_h: 168, delivery_h: 24 },
      requirements: { phone: true, sponsor_linked: true, member_days: 30 },
      sponsor: { slug: 'liman' },
      stock_log: [{ change: 40, stock_after: 40, reason: 'opening' }],
    });
    expect(await items.run(csv)).toMatchObject({ same: 2, added: [], changed: [], problems: [] });
  });

  test('may name some columns alone: a draft goes on sale, and everything else stays', async () => {
    await items.run([{ slug: 'taslak-istek', state: 'active', price: 60 }]);
    expect(await read('taslak-istek')).toMatchObject({
      title: 'İstek',
      price: 60,
      stock: null,
      stock_log: [],
    });
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no type', { type: '' }, 'type: must be given for a new one'],
    ['no price', { price: null }, 'price: must be given for a new one'],
    ['a price of nothing', { price: 0 }, 'price: must be at least 1'],
    ['a part of a Sikke', { price: 1.5 }, 'price: must be a whole number'],
    [
      'another type',
      { type: 'nakit' },
      'type: must be one of: sponsor_bonus, free_spin, code, physical, ticket, perk',
    ],
    ['another state', { state: 'sold_out' }, 'state: must be one of: draft, active, paused, archived'],
    ['an unknown sponsor', { sponsor: 'yok' }, 'sponsor: there is no sponsor "yok"'],
    [
      'a bonus of nobody',
      { type: 'sponsor_bonus' },
      'sponsor: must be given for what a sponsor delivers or asks for',
    ],
    [
      'a condition of nobody',
      { requirements: { sponsor_linked: true } },
      'sponsor: must be given for what a sponsor delivers or asks for',
    ],
    ['an unknown condition', { requirements: { vip: true } }, 'requirements: Unrecognized key: "vip"'],
    [
      'a bad condition',
      { requirements: { member_days: 0 } },
      'requirements.member_days: Too small: expected number to be >=1',
    ],
    [
      'codes that are counted',
      { type: 'code', supply: 5 },
      'supply: codes are counted as they go into the vault; leave it empty',
    ],
    [
      'a window that ends first',
      { visible_from: '2026-11-22', visible_to: '2026-11-21' },
      'visible_to: must be later than visible_from',
    ],
    ['no limit of none', { per_user_limit: 0 }, 'per_user_limit: must be at least 1'],
  ])('is refused on its line with %s', async (_what, changes, problem) => {
    const before = await list();
    const file = [
      { ...mug, slug: 'iyi' },
      { ...mug, ...changes },
    ];
    expect(await items.problemsOf(file)).toEqual([`3: ${problem}`]);
    expect(await list()).toEqual(before);
  });
});

describe('an item that was ordered', () => {
  test('keeps its type and sponsor, and its delivery time while somebody waits; its texts and price may change', async () => {
    const bonus = { slug: 'bonus', title: 'Bonus', type: 'sponsor_bonus', sponsor: 'liman', price: 100 };
    await items.run([{ ...bonus, delivery_h: 24, state: 'active' }]);
    const buyer = await makeBuyer(api, 1000);
    expect((await order(api, buyer, { slug: 'bonus', fields: { site_username: 'nar' } })).status).toBe(201);
    expect(
      await items.problemsOf([{ slug: 'bonus', type: 'free_spin', sponsor: 'koy', delivery_h: 48 }]),
    ).toEqual([
      '2: type: cannot change any more: it was ordered already',
      '2: sponsor: cannot change any more: it was ordered already',
      '2: delivery_h: cannot change any more: orders that wait for delivery: 1',
    ]);
    expect(await items.problemsOf([{ slug: 'bonus', state: 'draft' }])).toEqual([
      '2: state: it was on the pages already; pause or archive it',
    ]);
    await items.run([{ slug: 'bonus', title: 'Yeni adıyla bonus', price: 200, state: 'paused' }]);
    expect(await read('bonus')).toMatchObject({ title: 'Yeni adıyla bonus', price: 200, state: 'paused' });
    await api.deps.db.update(marketOrders).set({ state: 'delivered' });
    expect(await items.run([{ slug: 'bonus', delivery_h: 48 }])).toMatchObject({ problems: [] });
  });

  test('at the moment of an import is waited for and seen by it', async () => {
    await items.run([{ slug: 'ilk', title: 'İlk', type: 'perk', price: 100, state: 'active' }]);
    const { id: userId } = await makeBuyer(api, 100);
    const toImport = () => items.problemsOf([{ slug: 'ilk', type: 'ticket' }]);
    const running = await api.deps.db.transaction(async (tx) => {
      const input = { expected_price: 100 };
      await placeOrder({ ...toContext(api), tx }, { userId, slug: 'ilk', input });
      const started = { problems: toImport() };
      await untilBlocked(api.database);
      return started;
    });
    expect(await running.problems).toEqual(['2: type: cannot change any more: it was ordered already']);
  });

  test.each([
    ['another type', { type: 'ticket' as const }],
    ['a limit, where it had none', { stock: 1 }],
  ])('while an import gives it %s is not made from what was read before', async (_what, change) => {
    const slug = `an-${Object.keys(change)}`;
    await items.run([{ slug, title: slug, type: 'perk', price: 100, state: 'active' }]);
    const buyer = await makeBuyer(api, 100);
    const running = await api.deps.db.transaction(async (tx) => {
      await marketKind.hold?.(tx, [slug]);
      const started = { answer: order(api, buyer, { slug }) };
      await untilBlocked(api.database);
      await tx.update(marketItems).set(change).where(eq(marketItems.slug, slug));
      return started;
    });
    const answer = await running.answer;
    expect(await tally([answer])).toEqual({ '409 sold_out': 1 });
    expect(await bookFaults(api)).toEqual([]);
  });
});
