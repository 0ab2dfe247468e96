import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { orderQueueAnswerSchema } from '@/contract/order-queue';
import { marketItems } from '../db/schema/market-items';
import { notifications } from '../db/schema/notifications';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addMarketItem } from '../testing/market.fixture';
import {
  type Buyer,
  bookFaults,
  makeBuyer,
  order,
  orderIn,
  ownOrder,
  readBalance,
  tally,
} from '../testing/orders.fixture';

/** Who asks: two support roles among them, one of the ordered item's sponsor and one of another. */
const askers = [
  'guest',
  'owner',
  'player',
  'editor',
  'moderator',
  'admin',
  'ownSupport',
  'otherSupport',
] as const;
type Asker = (typeof askers)[number];

let api: TestApp;
const people = new Map<Asker, Buyer>();
beforeAll(async () => {
  api = await createTestApp();
  const sponsorId = await addSponsor(api.deps.db, { slug: 'nartane' });
  const otherId = await addSponsor(api.deps.db, { slug: 'poyraz' });
  for (const who of ['player', 'editor', 'moderator', 'admin'] as const)
    people.set(who, await makeBuyer(api, 0, { permission: who }));
  people.set('owner', await makeBuyer(api, 100_000));
  people.set('ownSupport', await makeBuyer(api, 0, { permission: 'Nartane', sponsorId }));
  people.set('otherSupport', await makeBuyer(api, 0, { permission: 'Poyraz', sponsorId: otherId }));
  await addMarketItem(api.deps.db, { slug: 'bonus', type: 'sponsor_bonus', sponsorId });
  await addMarketItem(api.deps.db, { slug: 'donus', type: 'free_spin', sponsorId });
  await addMarketItem(api.deps.db, { slug: 'baska-bonus', type: 'sponsor_bonus', sponsorId: otherId });
  await addMarketItem(api.deps.db, { slug: 'forma', type: 'physical', sponsorId });
  await addMarketItem(api.deps.db, { slug: 'istek', type: 'perk' });
});
afterEach(async () => expect(await bookFaults(api)).toEqual([]));
afterAll(() => api.close());

const as = (who: Asker): Buyer => people.get(who) ?? { id: '', name: '', token: '' };
const toCredentials = (who: Asker) => (who === 'guest' ? {} : { token: as(who).token });
const decide = (who: Asker, id: string, body: object) =>
  api.call('POST', `/orders/${id}/decision`, { ...toCredentials(who), body });
const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const address = {
  name: 'İpek',
  surname: 'Işık',
  phone: '+90 555 000 00 00',
  address: 'Çınar Sok. 4',
  city: 'Iğdır',
  country: 'Türkiye',
  zipcode: '76000',
};

async function ordered(slug: string, fields: object = {}): Promise<string> {
  const given = { site_username: 'nar_oyuncu', ...fields };
  return (await orderIn(await order(api, as('owner'), { slug, fields: given }))).id;
}

async function readQueue({ token }: Buyer, query = '') {
  const answer = await api.call('GET', `/orders${query}`, { token });
  return orderQueueAnswerSchema.parse(await answer.json());
}

/** Every page of a list. */
async function readAll(who: Buyer, list: string) {
  const found: z.infer<typeof orderQueueAnswerSchema>['data'] = [];
  let cursor: string | null | undefined;
  do {
    const page = await readQueue(who, `?list=${list}${cursor ? `&cursor=${cursor}` : ''}`);
    found.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return found;
}

async function readNotices(id: string) {
  const rows = await api.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, as('owner').id));
  return rows
    .filter(({ params }) => JSON.stringify(params).includes(id))
    .map(({ kind, params }) => ({ kind, params }));
}

/** Rows: what is asked; columns: who asks. */
type Expected = readonly number[];
const toCells = (name: string, expected: Expected) =>
  askers.map((who, at) => [name, who, expected[at] ?? 0] as const);

describe('role × endpoint × owner', () => {
  const queue = toCells('the queue', [401, 403, 403, 403, 200, 200, 200, 200]);
  test.each(queue)('%s as %s: %i', async (_, who, status) => {
    expect((await api.call('GET', '/orders', toCredentials(who))).status).toBe(status);
  });

  const own = [401, 403, 403, 403, 200, 200, 200, 404];
  const others = [401, 403, 403, 403, 200, 200, 404, 200];
  const teams = [401, 403, 403, 403, 200, 200, 404, 404];
  const decisions = [
    ...toCells('bonus', own),
    ...toCells('donus', own),
    ...toCells('baska-bonus', others),
    ...toCells('forma', teams),
    ...toCells('istek', teams),
  ];
  test.each(decisions)('a decision on “%s” as %s: %i', async (slug, who, status) => {
    const id = await ordered(slug, address);
    for (const body of [{ decision: 'approve' }, { decision: 'deliver', note: 'x' }]) {
      expect((await decide(who, id, body)).status).toBe(status);
    }
    expect((await ownOrder(api, as('owner'), id)).state).toBe(status === 200 ? 'delivered' : 'pending');
  });

  test('a refused decision says the same of what is there and what is not', async () => {
    const there = await ordered('bonus');
    const missing = '00000000-0000-4000-8000-00000000ffff';
    for (const who of ['player', 'editor', 'otherSupport'] as const) {
      const texts = await Promise.all(
        [there, missing].map(async (id) => (await decide(who, id, { decision: 'deliver' })).text()),
      );
      expect(new Set(texts).size).toBe(1);
    }
  });

  test('a support role without a sponsor delivers nothing', async () => {
    const { token } = await makeBuyer(api, 0, { permission: 'Kimsesiz' });
    expect((await api.call('GET', '/orders', { token })).status).toBe(403);
  });

  test('a support role finds what its sponsor delivers to an account, and no address of anybody', async () => {
    const ids = await Promise.all([ordered('bonus'), ordered('donus')]);
    await Promise.all([ordered('baska-bonus'), ordered('forma', address), ordered('istek')]);
    for (const list of ['open', 'approved', 'delivered', 'rejected']) {
      const data = await readAll(as('ownSupport'), list);
      const slugs = new Set(data.map(({ item }) => item.slug));
      expect([...slugs].filter((slug) => slug !== 'bonus' && slug !== 'donus')).toEqual([]);
      expect(data.filter((one) => one.address)).toEqual([]);
    }
    const open = (await readAll(as('ownSupport'), 'open')).map(({ id }) => id);
    expect(open).toEqual(expect.arrayContaining(ids));
    const seen = JSON.stringify(await readAll(as('otherSupport'), 'open'));
    for (const id of ids) expect(seen).not.toContain(id);
  });

  test('nobody decides on their own order, and the list says which it is', async () => {
    const moderator = await makeBuyer(api, 100, { permission: 'moderator' });
    const { id } = await orderIn(await order(api, moderator, { slug: 'istek' }));
    const call = { token: moderator.token, body: { decision: 'deliver' } };
    expect((await api.call('POST', `/orders/${id}/decision`, call)).status).toBe(403);
    const own = (await readAll(moderator, 'open')).filter(({ is_own }) => is_own);
    expect(own.map((one) => one.id)).toEqual([id]);
  });
});

describe('a delivery', () => {
  test('keeps the Sikke and what was delivered, and tells its member both', async () => {
    const before = (await readBalance(api, as('owner'))) ?? 0;
    const id = await ordered('istek', { content: 'Kapadokya Balonları' });
    const note = 'Cumartesi yayınında açıldı.';
    expect((await decide('moderator', id, { decision: 'deliver', note })).status).toBe(200);
    expect(await ownOrder(api, as('owner'), id)).toMatchObject({ state: 'delivered', note, reason: null });
    expect(await readBalance(api, as('owner'))).toBe(before - 100);
    expect(await readNotices(note)).toMatchObject([
      { kind: 'order_delivered_with_note', params: { item: 'istek', note } },
    ]);
  });

  test('without a note is one all the same; one that is no line of text is 422, and nothing moves', async () => {
    const id = await ordered('istek');
    for (const note of ['', ' ', 'a\nb', 'x'.repeat(301), 7, null]) {
      expect((await decide('admin', id, { decision: 'deliver', note })).status).toBe(422);
    }
    expect((await ownOrder(api, as('owner'), id)).state).toBe('pending');
    expect((await decide('admin', id, { decision: 'deliver' })).status).toBe(200);
    expect((await ownOrder(api, as('owner'), id)).note).toBeNull();
  });

  test('by support and a refusal by the team at the same time: one of them holds, the Sikke follow it', async () => {
    const before = (await readBalance(api, as('owner'))) ?? 0;
    const id = await ordered('bonus');
    const answers = await Promise.all(
      times(24).map((turn) =>
        turn % 2 === 0
          ? decide('ownSupport', id, { decision: 'deliver', note: 'Tanımlandı' })
          : decide('moderator', id, { decision: 'reject', reason: 'Hesap kapalı' }),
      ),
    );
    expect(await tally(answers)).toEqual({ 200: 1, '409 conflict': 23 });
    const { state } = await ownOrder(api, as('owner'), id);
    expect(await readBalance(api, as('owner'))).toBe(state === 'rejected' ? before : before - 100);
  });
});

describe('the lists', () => {
  test('hold each order by its state: what waits oldest first, what is decided latest first, by whom', async () => {
    const ids: string[] = [];
    for (const _ of times(4)) {
      api.clock.advance(1000);
      ids.push(await ordered('istek'));
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await decide('moderator', third, { decision: 'approve' });
    api.clock.advance(1000);
    await decide('admin', second, { decision: 'deliver', note: 'Verildi' });
    api.clock.advance(1000);
    await decide('moderator', first, { decision: 'reject', reason: 'Kalmadı' });
    const open = (await readAll(as('admin'), 'open')).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(open).toEqual([third, fourth]);
    expect((await readQueue(as('admin'), '?list=approved')).data.at(-1)?.id).toBe(third);
    expect((await readQueue(as('admin'), '?list=delivered')).data[0]).toMatchObject({
      id: second,
      decided_by: as('admin').name,
      note: 'Verildi',
      username: as('owner').name,
    });
    expect((await readQueue(as('admin'), '?list=rejected')).data[0]).toMatchObject({
      id: first,
      decided_by: as('moderator').name,
      reason: 'Kalmadı',
    });
  });

  test('have no order that delivered itself', async () => {
    await addMarketItem(api.deps.db, { slug: 'oz-kod', type: 'code', stock: 0, state: 'sold_out' });
    const call = { token: as('admin').token, body: { codes: ['OZ-1'] } };
    await api.call('POST', '/market/oz-kod/codes', call);
    const id = await ordered('oz-kod');
    for (const list of ['open', 'approved', 'delivered', 'rejected']) {
      expect(JSON.stringify(await readAll(as('admin'), list))).not.toContain(id);
    }
  });

  test.each([
    ['open', 'created_at', 1],
    ['delivered', 'decided_at', -1],
  ] as const)('go page by page, each order once (%s)', async (list, at, direction) => {
    await api.deps.db.update(marketItems).set({ price: 1 }).where(eq(marketItems.slug, 'istek'));
    for (const turn of times(30)) {
      api.clock.advance(turn % 2);
      const { id } = await orderIn(await order(api, as('owner'), { slug: 'istek', price: 1 }));
      if (list === 'delivered') await decide('moderator', id, { decision: 'deliver' });
    }
    const found = await readAll(as('moderator'), list);
    const moments = found.map((one) => Date.parse(one[at] ?? ''));
    expect(moments).toEqual(moments.toSorted((a, b) => (a - b) * direction));
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(30);
    await api.deps.db.update(marketItems).set({ price: 100 }).where(eq(marketItems.slug, 'istek'));
  });

  test.each(['?list=', '?list=all', '?list=open&list=delivered', '?cursor=!', '?cursor=eyJ9', '?list=1'])(
    'are 422 for %s',
    async (query) => {
      expect((await api.call('GET', `/orders${query}`, toCredentials('admin'))).status).toBe(422);
    },
  );
});
