import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaints } from '@/api/db/schema/complaints';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
let ids: readonly string[];
const browsers = new Map<string, TestBrowser>();
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { api } = upstream;
  const userId = await makeUser(api, 'oyuncu', { telegramVerifiedAt: new Date() });
  for (const name of ['ayse', 'kerem']) await makeUser(api, name, { permission: 'moderator' });
  const words = { userId, type: 'complaint', department: 'other', subject: 'Konu' } as const;
  const createdAt = new Date(api.clock.now() - 60_000);
  const rows = Array.from({ length: 3 }, () => ({ ...words, createdAt }));
  const made = await api.deps.db.insert(complaints).values(rows).returning({ id: complaints.id });
  ids = made.map(({ id }) => String(id));
  for (const email of ['oyuncu', 'ayse', 'kerem']) {
    const browser = new TestBrowser();
    const body = { email, password: goodPassword };
    const headers = { 'x-sikke-address': freshAddress() };
    await browser.visit(callMethods('login').POST, 'POST', { body, headers });
    browsers.set(email, browser);
  }
});
afterAll(() => upstream.close());

function as(name: string): TestBrowser {
  const browser = browsers.get(name);
  if (!browser) throw new Error(`${name} is not logged in`);
  return browser;
}

const keyed = () => ({ 'idempotency-key': randomUUID() });
const ref = (at: number) => ({ kind: 'complaint', id: ids[at] ?? '' });

it('new work is counted since a moment, for the team alone and kept by nobody', async () => {
  const since = new Date(upstream.api.clock.now() - 120_000).toISOString();
  const { GET } = callMethods('deskInboxCounts');
  const answer = await as('ayse').visit(GET, 'GET', { query: `?since=${since}` });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ data: { fresh: 3, waiting: { complaint: 3 } } });
  expect((await as('ayse').visit(GET, 'GET', { query: '?since=dün' })).status).toBe(422);
  expect(await readRefusal(await as('oyuncu').visit(GET, 'GET'))).toBe('403 forbidden');
});

it('of two who have the same card open, each hears of the other', async () => {
  const look = (name: string) =>
    as(name).visit(callMethods('deskInboxWatch').POST, 'POST', { params: ref(0) });
  expect(await (await look('ayse')).json()).toMatchObject({ data: { looking: [] } });
  expect(await (await look('kerem')).json()).toMatchObject({ data: { looking: ['ayse'] } });
});

it('several are decided at once under one key, each by itself, and taken back at once', async () => {
  const decide = callMethods('deskInboxDecisions').POST;
  const items = [ref(0), ref(1), { kind: 'complaint', id: '999' }];
  const asked = { body: { action: 'approve', reason: 'Çözüldü.', items }, headers: keyed() };
  const outcomes = async (answer: Response) =>
    (await answer.json()).data.items.map(({ outcome }: { outcome: string }) => outcome);
  expect(await outcomes(await as('ayse').visit(decide, 'POST', asked))).toEqual([
    'done',
    'done',
    'not_found',
  ]);
  expect(await outcomes(await as('ayse').visit(decide, 'POST', asked)), 'sent again').toEqual([
    'done',
    'done',
    'not_found',
  ]);
  const undo = callMethods('deskInboxUndo').POST;
  const back = { body: { items: items.slice(0, 2) }, headers: keyed() };
  expect(await outcomes(await as('ayse').visit(undo, 'POST', back))).toEqual(['done', 'done']);
});
