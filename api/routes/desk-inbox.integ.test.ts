import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InboxItemWire, inboxAnswerSchema, inboxCardAnswerSchema } from '@/contract/desk-inbox';
import { complaints } from '../db/schema/complaints';
import { events } from '../db/schema/events';
import { marketItems } from '../db/schema/market-items';
import { prizeClaims } from '../db/schema/prize-claims';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember, submitDeposit } from '../testing/claims.fixture';
import { makeOrder } from '../testing/desk-inbox.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { addWin } from '../testing/wins.fixture';

const hourMs = 3_600_000;
type Person = Awaited<ReturnType<typeof newMember>>;

let api: TestApp;
let people: Readonly<Record<'player' | 'moderator' | 'editor' | 'support' | 'other', Person>>;
beforeAll(async () => {
  api = await createTestApp();
  const { sponsorId } = await addTicketDraw(api, 'nartane');
  const { sponsorId: otherId } = await addTicketDraw(api, 'poyraz');
  people = {
    player: await newMember(api, 'oyuncu', { phoneState: 1, telegramVerifiedAt: new Date() }),
    moderator: await newMember(api, 'moderator', { permission: 'moderator' }),
    editor: await newMember(api, 'editor', { permission: 'editor' }),
    support: await newMember(api, 'nar_destek', { permission: 'Nartane', sponsorId }),
    other: await newMember(api, 'poy_destek', { permission: 'Poyraz', sponsorId: otherId }),
  };
  const { token, id: userId } = people.player;
  const ago = (hours: number) => new Date(api.clock.now() - hours * hourMs);
  await submitDeposit(api, token, 'nartane', { site_username: 'birinci' });
  await submitDeposit(api, token, 'nartane', { site_username: 'birinci' });
  await submitDeposit(api, token, 'poyraz', { site_username: 'ikinci', amount: 90_000 });
  await addWin(api.deps.db, { userId, review: 'pending', createdAt: ago(47), approvedAt: null });
  const words = { userId, type: 'complaint', department: 'other', subject: 'Bonusum gelmedi' } as const;
  await api.deps.db.insert(complaints).values({ ...words, createdAt: ago(60) });
  await api.deps.db.insert(complaints).values({ ...words, createdAt: ago(1), state: 'needs_info' });
  await addMarketItem(api.deps.db, { slug: 'kupa', title: 'Kupa', type: 'physical', deliveryH: 12 });
  await makeOrder(api, userId, 'kupa');
});
afterAll(() => api.close());

async function read(query: string, who: Person = people.moderator): Promise<InboxItemWire[]> {
  const answer = await api.call('GET', `/desk/inbox?${query}`, { token: who.token });
  return inboxAnswerSchema.parse(await answer.json()).data;
}

const kindsOf = (items: readonly InboxItemWire[]) => items.map(({ kind }) => kind);

test('everything that waits stands in one list, what is promised first at the beginning', async () => {
  const items = await read('');
  expect(kindsOf(items)).toEqual(['complaint', 'win', 'order', 'deposit', 'deposit', 'deposit']);
  const times = items.map(({ due_at }) => Date.parse(due_at ?? ''));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(items[2]).toMatchObject({ details: { item: 'Kupa' }, may: ['approve', 'deliver', 'reject'] });
});

test('the pages of the list are the list, wherever they are cut', async () => {
  const whole = (await read('')).map(({ kind, id }) => `${kind}:${id}`);
  for (const size of [1, 2, 4]) {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const query = `size=${size}${cursor === null ? '' : `&cursor=${cursor}`}`;
      const answer = await api.call('GET', `/desk/inbox?${query}`, { token: people.moderator.token });
      const page = inboxAnswerSchema.parse(await answer.json());
      found.push(...page.data.map(({ kind, id }) => `${kind}:${id}`));
      cursor = page.next_cursor ?? null;
    } while (cursor !== null);
    expect(found).toEqual(whole);
  }
});

test('the filters find by list, kind, sponsor, amount and words', async () => {
  expect(kindsOf(await read('list=overdue'))).toEqual(['complaint']);
  expect(kindsOf(await read('list=asked'))).toEqual(['complaint']);
  expect(kindsOf(await read('list=mine'))).toEqual([]);
  expect(await read('list=unassigned')).toHaveLength(6);
  expect(kindsOf(await read('kind=order'))).toEqual(['order']);
  expect(kindsOf(await read('sponsor=nartane'))).toEqual(['deposit', 'deposit']);
  expect(await read('sponsor=olmayan')).toEqual([]);
  expect(kindsOf(await read('kind=deposit&min=50000'))).toEqual(['deposit']);
  expect(kindsOf(await read('max=20000'))).toEqual(['deposit', 'deposit']);
  expect(kindsOf(await read('kind=order&min=100&max=100'))).toEqual(['order']);
  expect(await read('kind=order&max=99')).toEqual([]);
  expect(kindsOf(await read('q=BIRINCI'))).toEqual(['deposit', 'deposit']);
  expect(await read('q=oyuncu')).toHaveLength(6);
  const [first] = await read('kind=complaint');
  expect((await read(`q=%23${first?.id}`)).map(({ kind }) => kind)).toContain('complaint');
});

test('a support role sees what is its sponsor’s and nothing else, an editor the wins', async () => {
  expect(kindsOf(await read('', people.support))).toEqual(['deposit', 'deposit']);
  expect(kindsOf(await read('', people.other))).toEqual(['deposit']);
  expect(kindsOf(await read('', people.editor))).toEqual(['win']);
  const [foreign] = await read('', people.other);
  const path = `/desk/inbox/deposit/${foreign?.id}`;
  expect((await api.call('GET', path, { token: people.support.token })).status).toBe(404);
  expect((await api.call('GET', path, { token: people.editor.token })).status).toBe(403);
  expect((await api.call('GET', '/desk/inbox', { token: people.player.token })).status).toBe(403);
});

test('a card has its history with its pictures, and what it resembles beside it, whole', async () => {
  const [deposit] = await read('sponsor=nartane');
  expect(deposit?.alike).toBe(1);
  const answer = await api.call('GET', `/desk/inbox/deposit/${deposit?.id}`, {
    token: people.moderator.token,
  });
  const { data } = inboxCardAnswerSchema.parse(await answer.json());
  expect(data.steps).toMatchObject([{ action: 'submit', files: [{ width: 64 }] }]);
  expect(data.twins).toMatchObject([{ details: { site_username: 'birinci' }, steps: [{ files: [{}] }] }]);
});

test('the numbers by kind are those of the list', async () => {
  const answer = await api.call('GET', '/desk/inbox/counts', { token: people.moderator.token });
  const waiting = { complaint: 1, win: 1, order: 1, deposit: 3 };
  expect((await answer.json()).data).toMatchObject({ waiting, overdue: 1, mine: 0, fresh: 0 });
});

test('what came to wait after a moment is counted, of every kind or of one, and only what the viewer decides', async () => {
  const fresh = async (query: string, who: Person = people.moderator) => {
    const answer = await api.call('GET', `/desk/inbox/counts?${query}`, { token: who.token });
    return (await answer.json()).data.fresh;
  };
  const at = (hours: number) => `since=${new Date(api.clock.now() - hours * hourMs).toISOString()}`;
  expect(await fresh(at(61))).toBe(6);
  expect(await fresh(at(50))).toBe(5);
  expect(await fresh(at(0.5))).toBe(4);
  expect(await fresh(`${at(61)}&kind=win`)).toBe(1);
  expect(await fresh(at(61), people.editor)).toBe(1);
  expect(await fresh(at(61), people.other)).toBe(1);
  expect(await fresh(at(0))).toBe(0);
});

test('a prize says what it pays: Sikke, or money with its currency', async () => {
  const { db } = api.deps;
  const { id: userId } = people.player;
  const createdAt = new Date(api.clock.now());
  const prizes = [
    { type: 'sponsor_bonus', title: 'Nakit', amount: 250_000, currency: 'TRY' },
    { type: 'coin', title: '750 Sikke', amount: 750, currency: null },
  ] as const;
  for (const [at, prize] of prizes.entries()) {
    const times = { startsAt: createdAt, endsAt: new Date(createdAt.getTime() + hourMs) };
    const contest = { slug: `yarisma-${at}`, title: 'Yarışma', type: 'custom', state: 'finished' } as const;
    const [event] = await db
      .insert(events)
      .values({ ...contest, ...times })
      .returning();
    const place = { rank_from: 1, rank_to: 1 };
    const claim = { userId, eventId: event?.id ?? 0, position: 1, state: 'approved', createdAt } as const;
    await db.insert(prizeClaims).values({ ...claim, prize: { ...place, ...prize } });
  }
  const items = await read('kind=prize');
  expect(items.map(({ details: { amount, currency, coins } }) => ({ amount, currency, coins }))).toEqual([
    { amount: 250_000, currency: 'TRY', coins: undefined },
    { amount: undefined, currency: undefined, coins: 750 },
  ]);
  // A prize is never deleted (ADR 350): what waits here is decided.
  await db.update(prizeClaims).set({ state: 'rejected' });
});

test('what somebody decided comes with the first page while it can be taken back, to nobody else and no longer', async () => {
  const held = async (who: Person, query = '') => {
    const answer = await api.call('GET', `/desk/inbox?${query}`, { token: who.token });
    return (inboxAnswerSchema.parse(await answer.json()).held ?? []).map(({ kind, id }) => `${kind}:${id}`);
  };
  const ids = (await read('kind=deposit')).map(({ id }) => id);
  const decide = (path: string, body: object) =>
    api.call('POST', `/desk/inbox/${path}`, {
      token: people.moderator.token,
      body,
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const reason = { action: 'reject', reason: 'Dekont okunmuyor.' };
  expect((await decide(`deposit/${ids[0]}/decision`, reason)).status).toBe(201);
  api.clock.advance(4000);
  const items = ids.slice(1, 3).map((id) => ({ kind: 'deposit', id }));
  expect((await decide('decisions', { ...reason, items })).status).toBe(201);
  const late = ids.slice(1, 3).map((id) => `deposit:${id}`);
  expect(await held(people.moderator)).toEqual([...late, `deposit:${ids[0]}`]);
  expect(await held(people.moderator, 'size=1')).toHaveLength(3);
  expect(await held(people.support)).toEqual([]);
  api.clock.advance(7000);
  expect(await held(people.moderator)).toEqual(late);
  expect((await decide('undo', { items })).status).toBe(201);
  expect(await held(people.moderator)).toEqual([]);
});

describe('input that fits nothing is refused by its field', () => {
  test.each([
    ['list', 'list=hepsi'],
    ['kind', 'kind=bilet'],
    ['min', 'min=-1'],
    ['max', 'max=1e99'],
    ['cursor', 'cursor=xx'],
    ['cursor', `cursor=${Buffer.from('[1,99,"1"]').toString('base64url')}`],
    ['cursor', `cursor=${Buffer.from('[1,0,"9999999999999999999"]').toString('base64url')}`],
    ['size', 'size=101'],
  ])('%s: %s', async (field, query) => {
    const answer = await api.call('GET', `/desk/inbox?${query}`, { token: people.moderator.token });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
  });
});

test('an order whose item promises nothing has the usual time', async () => {
  await api.deps.db.update(marketItems).set({ deliveryH: null });
  const [order] = await read('kind=order');
  expect(Date.parse(order?.due_at ?? '') - Date.parse(order?.created_at ?? '')).toBe(72 * hourMs);
});
