import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { addMarketItem } from '@/api/testing/market.fixture';
import { giveSikke, orderIn } from '@/api/testing/orders.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const orders = callMethods('itemOrders');
const cancel = callMethods('orderCancel');
const day = callMethods('ownDay');

let upstream: RealUpstream;
const browser = new TestBrowser();
beforeAll(async () => {
  upstream = await startRealUpstream();
  await addMarketItem(upstream.api.deps.db, { slug: 'kupa', stock: 50 });
  const user = await makeUser(upstream.api, 'oyuncu', { telegramVerifiedAt: new Date() });
  await giveSikke(upstream.api, user, 1000);
  const body = { email: 'oyuncu', password: goodPassword };
  await browser.visit(login.POST, 'POST', { body, headers: { 'x-sikke-address': freshAddress() } });
});
afterEach(() => upstream.override(null));
afterAll(() => upstream.close());

const read = async () => (await browser.visit(day.GET, 'GET')).json();
const buy = () =>
  browser.visit(orders.POST, 'POST', {
    params: { slug: 'kupa' },
    body: { expected_price: 100 },
    headers: { 'idempotency-key': randomUUID() },
  });

it('tells a member the stamps, the place of the week and how many orders are open', async () => {
  const { id } = await orderIn(await buy());
  await buy();
  expect(await read()).toMatchObject({
    data: { card: { stamps: 0, is_done: false }, tickets: null, rank: {}, openOrders: 2 },
  });
  await browser.visit(cancel.POST, 'POST', { params: { id } });
  expect(await read()).toMatchObject({ data: { openOrders: 1 } });
});

it('leaves out what the upstream lacks or fails at, and counts the open orders of one that sends all', async () => {
  upstream.override(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/points/me') return Response.json({ error: 'not_found' }, { status: 404 });
    if (pathname.startsWith('/leaders')) return Response.json({ error: 'internal' }, { status: 500 });
    if (pathname !== '/user/orders') return null;
    const all = new URL(request.url);
    all.search = '';
    return upstream.api.app.fetch(new Request(all, request));
  });
  expect(await read()).toMatchObject({ data: { card: null, rank: null, openOrders: 1 } });
});

it('is a member’s alone', async () => {
  expect(await readRefusal(await new TestBrowser().visit(day.GET, 'GET'))).toBe('401 unauthenticated');
});
