import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinLedger } from '@/api/db/schema/coin-ledger';
import { ticketDeposits } from '@/api/db/schema/ticket-deposits';
import { users } from '@/api/db/schema/users';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { addTicketDraw } from '@/api/testing/claims.fixture';
import { addKnownCorrections, credit } from '@/api/testing/corrections.fixture';
import { knownDepositId, knownTicketNumber } from '@/api/testing/team-operations.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const reason = 'Yanlış işlendi.';

/** Each handler below /api/desk with a good call, in an order in which all succeed, and what it answers. */
const calls = [
  {
    path: '/desk/ledger/1/reversal',
    handler: callMethods('ledgerReversal').POST,
    params: { id: '1' },
    body: { reason },
    state: 'done',
  },
  {
    path: `/desk/deposits/${knownDepositId}/reversal`,
    ...{
      handler: callMethods('depositReversal').POST,
      params: { id: String(knownDepositId) },
      body: { reason },
      state: 'done',
    },
  },
  {
    path: '/desk/raffles/geri/voids',
    ...{
      handler: callMethods('ticketVoids').POST,
      params: { slug: 'geri' },
      body: { numbers: [knownTicketNumber], reason },
    },
    state: 'done',
  },
] as const;

let upstream: RealUpstream;
const browsers = new Map<string, TestBrowser>();
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { api } = upstream;
  const userId = await makeUser(api, 'oyuncu', { telegramVerifiedAt: new Date() });
  for (const permission of ['admin', 'moderator'] as const) await makeUser(api, permission, { permission });
  await credit(api.deps, userId, 10, 'bilinen');
  const { sponsorId } = await addTicketDraw(api, 'geri');
  await addKnownCorrections(api.deps, { userId, sponsorId });
  for (const email of ['oyuncu', 'moderator', 'admin']) {
    const browser = new TestBrowser();
    const headers = { 'x-sikke-address': freshAddress() };
    await browser.visit(callMethods('login').POST, 'POST', {
      body: { email, password: goodPassword },
      headers,
    });
    browsers.set(email, browser);
  }
});
afterAll(() => upstream.close());

const visit = (who: string, { handler, params, body }: (typeof calls)[number], changes: object = {}) =>
  (browsers.get(who) ?? new TestBrowser()).visit(handler, 'POST', {
    ...{ params: { ...params }, body },
    headers: { 'idempotency-key': randomUUID() },
    ...changes,
  });

describe.each(calls)('POST /api$path', (call) => {
  it('is refused to everybody but an admin, from elsewhere, without its key or reason, and for what is no such thing', async () => {
    expect(await readRefusal(await visit('nobody', call))).toBe('401 unauthenticated');
    for (const who of ['oyuncu', 'moderator'])
      expect(await readRefusal(await visit(who, call))).toBe('403 forbidden');
    const foreign = { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'cross-site' };
    expect(await readRefusal(await visit('admin', call, { headers: foreign }))).toBe('403 cross_site');
    expect(await readRefusal(await visit('admin', call, { body: {} }))).toBe('422 validation_failed');
    expect((await visit('admin', call, { headers: {} })).status).toBe(422);
    const unknown = { params: Object.fromEntries(Object.keys(call.params).map((name) => [name, '../x'])) };
    expect(await readRefusal(await visit('admin', call, unknown))).toBe('404 not_found');
    expect(upstream.countOf('POST', call.path)).toBe(2);
  });

  it('is done once for its key, and the second answer is the first one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await visit('admin', call, { headers });
    expect([first.status, (await first.json()).data.state]).toEqual([201, call.state]);
    const second = await visit('admin', call, { headers });
    expect([second.status, (await second.json()).data.state]).toEqual([201, call.state]);
    expect(await readRefusal(await visit('admin', call))).toBe('409 conflict');
  });
});

it('leaves one counter-entry and one deposit that is taken back', async () => {
  const { db } = upstream.api.deps;
  const lines = await db.select().from(coinLedger);
  expect(lines.filter(({ reversalOf }) => reversalOf !== null)).toHaveLength(1);
  expect((await db.select().from(ticketDeposits)).map(({ state }) => state)).toEqual(['reversed']);
});

it('gives an admin a member’s data as a file that nothing keeps, with a refusal as any other where it cannot be', async () => {
  const { db } = upstream.api.deps;
  const [player] = await db.select().from(users).where(eq(users.username, 'oyuncu'));
  const admin = browsers.get('admin') ?? new TestBrowser();
  const ask = (id: string, body: object) =>
    admin.visit(callMethods('deskMemberExport').POST, 'POST', { params: { id }, body });
  const file = await ask(player?.id ?? '', { reason });
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="sikke-uye-verileri.json"');
  expect((await file.json()).account).toMatchObject({ username: 'oyuncu' });
  expect(await readRefusal(await ask(player?.id ?? '', {}))).toBe('422 validation_failed');
  expect(await readRefusal(await ask(randomUUID(), { reason }))).toBe('404 not_found');
  expect(await readRefusal(await ask('../x', { reason }))).toBe('404 not_found');
});
