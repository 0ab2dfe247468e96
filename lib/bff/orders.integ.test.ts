import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { marketOrders } from '@/api/db/schema/market-orders';
import { freshAddress, goodPassword, makeUser, storedUser } from '@/api/testing/accounts.fixture';
import { addMarketItem } from '@/api/testing/market.fixture';
import { giveSikke, orderIn } from '@/api/testing/orders.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const orders = callMethods('itemOrders');
const cancel = callMethods('orderCancel');
const one = callMethods('ownOrder');

let upstream: RealUpstream;
let browser: TestBrowser;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await addMarketItem(upstream.api.deps.db, { slug: 'kupa', stock: 50 });
  await giveSikke(
    upstream.api,
    await makeUser(upstream.api, 'oyuncu', { telegramVerifiedAt: new Date() }),
    1000,
  );
  browser = new TestBrowser();
  const body = { email: 'oyuncu', password: goodPassword };
  await browser.visit(login.POST, 'POST', { body, headers: { 'x-sikke-address': freshAddress() } });
});
afterEach(() => upstream.override(null));
afterAll(() => upstream.close());

const params = { slug: 'kupa' };
const buy = (key: string | null, who = browser) =>
  who.visit(orders.POST, 'POST', {
    params,
    body: { expected_price: 100 },
    headers: { 'idempotency-key': key },
  });
const stored = () => upstream.api.deps.db.select().from(marketOrders);

describe('an order through the site', () => {
  it('goes up with its key and comes back, cancellable and its member’s alone', async () => {
    const answer = await buy(randomUUID());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { id } = await orderIn(answer);
    const own = await browser.visit(one.GET, 'GET', { params: { id } });
    expect(await own.json()).toMatchObject({ data: { id, state: 'pending', code: null } });
    const cancelled = await browser.visit(cancel.POST, 'POST', { params: { id } });
    expect((await orderIn(cancelled)).state).toBe('cancelled');
    expect(await readRefusal(await new TestBrowser().visit(one.GET, 'GET', { params: { id } }))).toBe(
      '401 unauthenticated',
    );
    expect(await readRefusal(await browser.visit(one.GET, 'GET', { params: { id: 'x' } }))).toBe(
      '404 not_found',
    );
  });

  it('that has to be repeated with a renewed token is one order (T-RT-5)', async () => {
    const before = (await stored()).length;
    let isFirst = true;
    upstream.override(async (request) => {
      if (request.method !== 'POST' || !isFirst) return null;
      isFirst = false;
      // The upstream has done it, and says that the token has run out all the same.
      await upstream.api.app.fetch(request.clone());
      return Response.json({ error: 'token_expired', login_again: true }, { status: 401 });
    });
    const answer = await buy(randomUUID());
    expect(answer.status).toBe(201);
    expect((await stored()).length - before).toBe(1);
  });

  it('whose answer is lost gives the same answer when it is sent again (T-LED-4)', async () => {
    const key = randomUUID();
    let firstAnswer = '';
    upstream.override(async (request) => {
      if (request.method !== 'POST') return null;
      const answer = await upstream.api.app.fetch(request);
      firstAnswer = await answer.text();
      return new Response('', { status: 502 });
    });
    expect((await buy(key)).status).toBe(503);
    upstream.override(null);
    const before = (await storedUser(upstream.api, 'oyuncu'))?.point;
    const again = await buy(key);
    expect([again.status, await again.json()]).toEqual([201, JSON.parse(firstAnswer)]);
    expect((await storedUser(upstream.api, 'oyuncu'))?.point).toBe(before);
  });

  it.each([
    ['no key', null, 'required'],
    ['a key of two words', 'a b', 'invalid'],
    ['a key too long', 'x'.repeat(65), 'invalid'],
  ])('with %s is 422 and never leaves the site', async (_, key, rule) => {
    const before = upstream.countOf('POST', '/market/kupa/orders');
    const answer = await buy(key);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { idempotency_key: [rule] } },
    ]);
    expect(upstream.countOf('POST', '/market/kupa/orders')).toBe(before);
  });
});
