import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ordersAnswerSchema } from '@/contract/market-orders';
import { idempotentAnswers } from '../db/schema/idempotent-answers';
import { marketCodes } from '../db/schema/market-codes';
import { marketItems } from '../db/schema/market-items';
import { marketStockLog } from '../db/schema/market-stock-log';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addRaffle, addSponsor } from '../testing/content.fixture';
import { addMarketItem } from '../testing/market.fixture';
import {
  bookFaults,
  makeBuyer,
  newToken,
  order,
  orderIn,
  ownOrder,
  readBalance,
  readStock,
} from '../testing/orders.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(async () => expect(await bookFaults(api)).toEqual([]));
afterAll(() => api.close());

const readRefusal = async (answer: Response) => [answer.status, await answer.json()];
const hour = 3_600_000;

describe('an order', () => {
  test('takes its Sikke and its piece at once, says so in the public log, and waits', async () => {
    const itemId = await addMarketItem(api.deps.db, { slug: 'sirada', stock: 1, deliveryH: 24 });
    const buyer = await makeBuyer(api, 250);
    const answer = await order(api, buyer, { slug: 'sirada' });
    expect(answer.status).toBe(201);
    const made = await orderIn(answer);
    expect(made).toMatchObject({ state: 'pending', price: 100, can_cancel: true, has_code: false });
    expect(made.due_at).toBe(new Date(Date.parse(made.created_at) + 24 * hour).toISOString());
    expect([await readBalance(api, buyer), await readStock(api, 'sirada')]).toEqual([
      150,
      { stock: 0, state: 'sold_out' },
    ]);
    const log = await api.deps.db.select().from(marketStockLog).where(eq(marketStockLog.itemId, itemId));
    expect(log).toMatchObject([{ change: -1, stockAfter: 0, reason: 'order' }]);
  });

  test('costs what the member saw, or is refused: a price changed in between is 409 and nothing is taken', async () => {
    const id = await addMarketItem(api.deps.db, { slug: 'zamli', price: 100 });
    const buyer = await makeBuyer(api, 500);
    await api.deps.db.update(marketItems).set({ price: 120 }).where(eq(marketItems.id, id));
    expect(await readRefusal(await order(api, buyer, { slug: 'zamli', price: 100 }))).toEqual([
      409,
      { error: 'price_changed' },
    ]);
    expect((await order(api, buyer, { slug: 'zamli', price: 120 })).status).toBe(201);
    expect(await readBalance(api, buyer)).toBe(380);
  });

  test.each([-1, 0, 0.5, '1e3', 2 ** 53, 2 ** 63, null, [], [100], ' 100 ', '0x64', true, undefined])(
    'is 422 when the price it was shown is %j',
    async (price) => {
      await addMarketItem(api.deps.db, { slug: 'sabit' }).catch(() => 0);
      const buyer = await makeBuyer(api, 100);
      const answer = await order(api, buyer, { slug: 'sabit', fields: { expected_price: price } });
      expect((await readRefusal(answer))[0]).toBe(422);
      expect(await readBalance(api, buyer)).toBe(100);
    },
  );

  test.each([
    ['sold out', { state: 'sold_out', stock: 0 }],
    ['paused', { state: 'paused' }],
  ] as const)('of an item that is %s is 409', async (name, row) => {
    const slug = `yok-${name.replace(' ', '-')}`;
    await addMarketItem(api.deps.db, { slug, ...row });
    const buyer = await makeBuyer(api, 100);
    expect(await readRefusal(await order(api, buyer, { slug }))).toEqual([409, { error: 'sold_out' }]);
  });

  test.each(['draft', 'archived'] as const)('of an item that is %s is 404', async (state) => {
    await addMarketItem(api.deps.db, { slug: `gizli-${state}`, state });
    const buyer = await makeBuyer(api, 100);
    expect((await order(api, buyer, { slug: `gizli-${state}` })).status).toBe(404);
  });

  test('is refused in the words of the checklist: 403 for what a member lacks, 409 for number and pause', async () => {
    const requirements = { phone: true, telegram: true, member_days: 3 };
    await addMarketItem(api.deps.db, { slug: 'sartli', requirements, perUserLimit: 2, cooldownH: 5 });
    const newcomer = await makeBuyer(api, 40, { phoneState: 0, telegramVerifiedAt: null });
    expect(await readRefusal(await order(api, newcomer, { slug: 'sartli' }))).toEqual([
      403,
      {
        error: 'requirements_unmet',
        errors: { market: ['phone', 'telegram', 'member_days', 'balance'] },
      },
    ]);
    const buyer = await makeBuyer(api, 1000, { createdAt: new Date(api.clock.now() - 80 * hour) });
    expect((await order(api, buyer, { slug: 'sartli' })).status).toBe(201);
    const later = async (hours: number) => {
      api.clock.advance(hours * hour);
      return { ...buyer, token: await newToken(api, buyer.id) };
    };
    const early = await order(api, await later(4), { slug: 'sartli' });
    expect([early.headers.get('retry-after'), ...(await readRefusal(early))]).toEqual([
      String(3600),
      409,
      { error: 'limit_reached', errors: { market: ['cooldown'] } },
    ]);
    expect((await order(api, await later(1), { slug: 'sartli' })).status).toBe(201);
    expect(await readRefusal(await order(api, await later(5), { slug: 'sartli' }))).toEqual([
      409,
      { error: 'limit_reached', errors: { market: ['per_user_limit'] } },
    ]);
    const poor = await makeBuyer(api, 99, { createdAt: new Date(0) });
    expect(await readRefusal(await order(api, poor, { slug: 'sartli' }))).toEqual([
      409,
      { error: 'insufficient_balance' },
    ]);
  });

  test('that is refused can come again under its key once the reason is gone', async () => {
    await addMarketItem(api.deps.db, { slug: 'sonra' });
    const buyer = await makeBuyer(api, 0);
    const wanted = { slug: 'sonra', key: 'ayni-anahtar' };
    expect((await order(api, buyer, wanted)).status).toBe(409);
    const rich = await makeBuyer(api, 100);
    expect((await order(api, rich, wanted)).status).toBe(201);
  });
});

describe('where an order goes', () => {
  test('is asked for by the item’s type: an address whole or not at all', async () => {
    await addMarketItem(api.deps.db, { slug: 'kapuson', type: 'physical', stock: 5 });
    const buyer = await makeBuyer(api, 300);
    const required = Object.fromEntries(
      ['name', 'surname', 'phone', 'address', 'city', 'country', 'zipcode'].map((field) => [
        field,
        ['required'],
      ]),
    );
    expect(await readRefusal(await order(api, buyer, { slug: 'kapuson' }))).toEqual([
      422,
      { error: 'validation_failed', errors: required },
    ]);
    expect((await readStock(api, 'kapuson')).stock).toBe(5);
    const address = {
      name: 'İpek',
      surname: 'Işık',
      phone: '+90 555 000 00 00',
      address: 'Çınar Sok. 4/2',
      city: 'Iğdır',
      country: 'Türkiye',
      zipcode: '76000',
    };
    const fields = { ...address, site_username: 'x', content: 'y' };
    const { id } = await orderIn(await order(api, buyer, { slug: 'kapuson', fields }));
    expect(await ownOrder(api, buyer, id)).toMatchObject({ address, site_username: null, content: null });
  });

  test('is the linked account at the sponsor: nobody has another account filled', async () => {
    const sponsorId = await addSponsor(api.deps.db, { slug: 'nokta' });
    const requirements = { sponsor_linked: true };
    await addMarketItem(api.deps.db, { slug: 'bonus', type: 'sponsor_bonus', sponsorId, requirements });
    const buyer = await makeBuyer(api, 300);
    const at = new Date(api.clock.now());
    await api.deps.db.insert(sponsorAccounts).values({
      userId: buyer.id,
      sponsorId,
      siteUsername: 'benim_adim',
      state: 'approved',
      verifiedAt: at,
      createdAt: at,
    });
    const fields = { site_username: 'baskasi' };
    const made = await orderIn(await order(api, buyer, { slug: 'bonus', fields }));
    expect(made.site_username).toBe('benim_adim');
  });

  test('is the name the member gives where no account has to be linked, and that has to be there', async () => {
    await addMarketItem(api.deps.db, { slug: 'donus', type: 'free_spin' });
    const buyer = await makeBuyer(api, 300);
    expect(await readRefusal(await order(api, buyer, { slug: 'donus' }))).toEqual([
      422,
      { error: 'validation_failed', errors: { site_username: ['required'] } },
    ]);
    const fields = { site_username: ' oyuncu_7 ' };
    expect((await orderIn(await order(api, buyer, { slug: 'donus', fields }))).site_username).toBe(
      'oyuncu_7',
    );
  });
});

describe('what delivers itself', () => {
  test('a code: one an order, unreadable in the database, and shown to its buyer alone', async () => {
    const itemId = await addMarketItem(api.deps.db, {
      slug: 'kod',
      type: 'code',
      stock: 0,
      state: 'sold_out',
    });
    const admin = await makeBuyer(api, 0, { permission: 'admin' });
    const fill = (codes: readonly string[]) =>
      api.call('POST', '/market/kod/codes', { token: admin.token, body: { codes } });
    expect(await (await fill(['AAA-1', 'BBB-2'])).json()).toMatchObject({ data: { added: 2, stock: 2 } });
    expect(await (await fill(['CCC-3'])).json()).toMatchObject({ data: { added: 1, stock: 3 } });
    const buyer = await makeBuyer(api, 300);
    const key = 'kod-anahtari';
    const answer = await order(api, buyer, { slug: 'kod', key });
    const text = await answer.clone().text();
    const made = await orderIn(answer);
    expect(made).toMatchObject({ state: 'delivered', has_code: true, can_cancel: false });
    expect((await ownOrder(api, buyer, made.id)).code).toBe('AAA-1');
    const stored = await api.deps.db.select().from(marketCodes).where(eq(marketCodes.itemId, itemId));
    const kept = await api.deps.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.key, key));
    expect(JSON.stringify([stored, kept, text])).not.toContain('AAA');
    const other = await makeBuyer(api, 0);
    for (const { token } of [other, admin]) {
      expect((await api.call('GET', `/user/orders/${made.id}`, { token })).status).toBe(404);
    }
  });

  test('tickets: of the draw that is open, and none when no draw is', async () => {
    await addMarketItem(api.deps.db, { slug: 'bilet', type: 'ticket', ticketCount: 5 });
    const buyer = await makeBuyer(api, 300);
    expect(await readRefusal(await order(api, buyer, { slug: 'bilet' }))).toEqual([
      409,
      { error: 'sold_out', errors: { market: ['no_raffle'] } },
    ]);
    expect(await readBalance(api, buyer)).toBe(300);
    const now = api.clock.now();
    const open = {
      startsAt: new Date(now - hour),
      endsAt: new Date(now + hour),
      drawAt: new Date(now + hour),
    };
    const later = { ...open, endsAt: new Date(now + 3 * hour), drawAt: new Date(now + 3 * hour) };
    await addRaffle(api.deps.db, { slug: 'gelecek', title: 'Gelecek', ...later });
    await addRaffle(api.deps.db, { slug: 'aylik', title: 'Aylık', ...open });
    // The draw that is named before the order is the one that gets them.
    const asked = await api.call('GET', '/market/bilet/me', { token: buyer.token });
    expect((await asked.json()).data.raffle).toEqual({
      slug: 'aylik',
      title: 'Aylık',
      ends_at: open.endsAt.toISOString(),
    });
    const made = await orderIn(await order(api, buyer, { slug: 'bilet' }));
    expect([made.state, made.tickets]).toEqual([
      'delivered',
      { raffle: 'aylik', raffle_title: 'Aylık', from: 1, to: 5 },
    ]);
    const mine = await api.call('GET', '/raffles/aylik/mine', { token: buyer.token });
    expect(await mine.json()).toMatchObject({ data: { count: 5 } });
  });
});

describe('an order that waits', () => {
  test('can be cancelled by its member: Sikke and stock come back, the log says why', async () => {
    const itemId = await addMarketItem(api.deps.db, { slug: 'vazgec', stock: 1 });
    const buyer = await makeBuyer(api, 100);
    const { id } = await orderIn(await order(api, buyer, { slug: 'vazgec' }));
    const answer = await api.call('POST', `/user/orders/${id}/cancel`, { token: buyer.token });
    expect(await orderIn(answer)).toMatchObject({ state: 'cancelled', can_cancel: false });
    expect([await readBalance(api, buyer), await readStock(api, 'vazgec')]).toEqual([
      100,
      { stock: 1, state: 'active' },
    ]);
    const log = await api.deps.db.select().from(marketStockLog).where(eq(marketStockLog.itemId, itemId));
    expect(log.map(({ reason }) => reason)).toEqual(['order', 'release']);
    const again = await api.call('POST', `/user/orders/${id}/cancel`, { token: buyer.token });
    expect(again.status).toBe(409);
  });

  test('stands among the open ones of its member until it is over', async () => {
    await addMarketItem(api.deps.db, { slug: 'bekleyen', stock: 2 });
    const buyer = await makeBuyer(api, 200);
    const [{ id }, kept] = [
      await orderIn(await order(api, buyer, { slug: 'bekleyen' })),
      await orderIn(await order(api, buyer, { slug: 'bekleyen' })),
    ];
    await api.call('POST', `/user/orders/${id}/cancel`, { token: buyer.token });
    const ids = async (query: string) => {
      const answer = await api.call('GET', `/user/orders${query}`, { token: buyer.token });
      return ordersAnswerSchema.parse(await answer.json()).data.map((one) => one.id);
    };
    expect(await ids('?view=open')).toEqual([kept.id]);
    expect(new Set(await ids(''))).toEqual(new Set([kept.id, id]));
    expect((await api.call('GET', '/user/orders?view=hepsi', { token: buyer.token })).status).toBe(422);
  });

  test('is nobody else’s to see or to cancel: 404, and nothing moves', async () => {
    await addMarketItem(api.deps.db, { slug: 'ozel' });
    const buyer = await makeBuyer(api, 100);
    const { id } = await orderIn(await order(api, buyer, { slug: 'ozel' }));
    for (const permission of ['player', 'moderator', 'admin']) {
      const { token } = await makeBuyer(api, 0, { permission });
      for (const [method, path] of [
        ['GET', `/user/orders/${id}`],
        ['POST', `/user/orders/${id}/cancel`],
      ] as const) {
        expect((await api.call(method, path, { token })).status).toBe(404);
      }
    }
    expect((await ownOrder(api, buyer, id)).state).toBe('pending');
  });

  test('is decided by moderators and admins alone, by nobody for themselves, and a rejection says why', async () => {
    await addMarketItem(api.deps.db, { slug: 'karar', stock: 4 });
    const [buyer, moderator] = [
      await makeBuyer(api, 400),
      await makeBuyer(api, 100, { permission: 'moderator' }),
    ];
    const decide = (token: string, id: string, body: object) =>
      api.call('POST', `/orders/${id}/decision`, { token, body });
    const { id } = await orderIn(await order(api, buyer, { slug: 'karar' }));
    for (const permission of ['player', 'editor', 'Nartane']) {
      const { token } = await makeBuyer(api, 0, { permission });
      expect((await decide(token, id, { decision: 'deliver' })).status).toBe(403);
      expect((await api.call('GET', '/orders', { token })).status).toBe(403);
    }
    const own = await orderIn(await order(api, moderator, { slug: 'karar' }));
    expect((await decide(moderator.token, own.id, { decision: 'deliver' })).status).toBe(403);
    expect(await readRefusal(await decide(moderator.token, id, { decision: 'reject' }))).toEqual([
      422,
      { error: 'validation_failed', errors: { reason: ['required'] } },
    ]);
    expect((await decide(moderator.token, id, { decision: 'approve' })).status).toBe(200);
    expect((await api.call('POST', `/user/orders/${id}/cancel`, { token: buyer.token })).status).toBe(409);
    const reason = 'Stok sayımında eksik çıktı.';
    expect(await orderIn(await decide(moderator.token, id, { decision: 'reject', reason }))).toMatchObject({
      state: 'rejected',
      reason,
    });
    expect(await readBalance(api, buyer)).toBe(400);
    const second = await orderIn(await order(api, buyer, { slug: 'karar' }));
    expect((await decide(moderator.token, second.id, { decision: 'deliver' })).status).toBe(200);
    for (const decision of ['approve', 'deliver', 'reject']) {
      expect((await decide(moderator.token, second.id, { decision, reason })).status).toBe(409);
    }
    expect(await readBalance(api, buyer)).toBe(300);
  });
});

test('a member’s orders come newest first, page by page, each once', async () => {
  await addMarketItem(api.deps.db, { slug: 'cok' });
  const buyer = await makeBuyer(api, 3000);
  for (let time = 0; time < 30; time += 1) {
    api.clock.advance(time % 3);
    await order(api, buyer, { slug: 'cok' });
  }
  const page = async (query: string) =>
    ordersAnswerSchema.parse(
      await (await api.call('GET', `/user/orders${query}`, { token: buyer.token })).json(),
    );
  const first = await page('');
  const second = await page(`?cursor=${first.next_cursor}`);
  expect([first.data.length, second.data.length, second.next_cursor]).toEqual([24, 6, null]);
  const times = [...first.data, ...second.data].map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(30);
  expect((await api.call('GET', '/user/orders?cursor=!', { token: buyer.token })).status).toBe(422);
});
