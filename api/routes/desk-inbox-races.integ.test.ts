import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxAction } from '@/contract/desk-inbox';
import { heldDecisions } from '../db/schema/held-decisions';
import { notifications } from '../db/schema/notifications';
import { ticketDeposits } from '../db/schema/ticket-deposits';
import { tickets } from '../db/schema/tickets';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, keyed, newMember, review, submitDeposit } from '../testing/claims.fixture';
import { makeOrder } from '../testing/desk-inbox.fixture';
import { makeJobsDue, runJobs } from '../testing/jobs.fixture';
import { addMarketItem } from '../testing/market.fixture';

type Person = Awaited<ReturnType<typeof newMember>>;

let api: TestApp;
let player: Person;
let ayse: Person;
let burak: Person;
beforeAll(async () => {
  api = await createTestApp();
  await addTicketDraw(api, 'nartane');
  player = await newMember(api, 'oyuncu', { phoneState: 1, telegramVerifiedAt: new Date() });
  ayse = await newMember(api, 'ayse', { permission: 'moderator' });
  burak = await newMember(api, 'burak', { permission: 'admin' });
});
afterAll(() => api.close());

const newDeposit = () => submitDeposit(api, player.token, 'nartane', { amount: 10_000 });
const decide = (who: Person, id: number | string, action: InboxAction, reason?: string, kind = 'deposit') =>
  keyed(api, `/desk/inbox/${kind}/${id}/decision`, who.token, { action, reason });
const toItems = (...ids: readonly number[]) => ids.map((id) => ({ kind: 'deposit', id: String(id) }));
const undo = (who: Person, ...ids: readonly number[]) =>
  keyed(api, '/desk/inbox/undo', who.token, { items: toItems(...ids) });
const outcomesOf = async (answer: Response) =>
  (await answer.json()).data.items.map(({ outcome }: { outcome: string }) => outcome);

async function stateOf(id: number) {
  const [row] = await api.deps.db.select().from(ticketDeposits).where(eq(ticketDeposits.id, id));
  return row?.state;
}

async function ticketsOf(id: number) {
  return (await api.deps.db.select().from(tickets).where(eq(tickets.sourceRef, id))).length;
}

async function effect() {
  await makeJobsDue(api);
  await runJobs(api);
}

test('a decision has effect after it can be taken back no more, once, however often the job runs', async () => {
  const id = await newDeposit();
  const answer = await decide(ayse, id, 'approve');
  expect([answer.status, (await answer.json()).data]).toMatchObject([
    201,
    { action: 'approve', by: 'ayse', is_own: true },
  ]);
  expect([await stateOf(id), await ticketsOf(id)]).toEqual(['pending', 0]);
  await effect();
  expect([await stateOf(id), await ticketsOf(id)]).toEqual(['approved', 1]);
  await effect();
  expect(await ticketsOf(id)).toBe(1);
});

test('a decision that was taken back never had effect, and the next one has', async () => {
  const id = await newDeposit();
  await decide(ayse, id, 'reject', 'Okunmuyor.');
  expect(await outcomesOf(await undo(burak, id))).toEqual(['conflict']);
  expect(await outcomesOf(await undo(ayse, id))).toEqual(['done']);
  expect(await outcomesOf(await undo(ayse, id))).toEqual(['conflict']);
  await effect();
  expect(await stateOf(id)).toBe('pending');
  expect((await decide(burak, id, 'approve')).status).toBe(201);
  await effect();
  expect(await stateOf(id)).toBe('approved');
});

test('of two who decide at once one is told who decided what, and only one decision has effect', async () => {
  const id = await newDeposit();
  const answers = await Promise.all(
    [ayse, burak, ayse, burak].map((who, at) => decide(who, id, at % 2 ? 'reject' : 'approve', 'Neden.')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const late = answers.find(({ status }) => status === 409);
  const { errors } = (await late?.json()) ?? {};
  const held = await api.deps.db.select().from(heldDecisions);
  expect(errors.decision).toEqual([held[0]?.action]);
  expect(['ayse', 'burak']).toContain(errors.decided_by[0]);
  await effect();
  expect(await stateOf(id)).toBe(held[0]?.action === 'approve' ? 'approved' : 'rejected');
  const after = await decide(burak, id, 'approve');
  expect([after.status, (await after.json()).errors.decision]).toEqual([409, [held[0]?.action]]);
});

test('what is held can be decided by no other way, and a bulk decision leaves it alone', async () => {
  const [held, free] = [await newDeposit(), await newDeposit()];
  await decide(ayse, held, 'approve');
  expect((await review(api, burak.token, `deposit/${held}`, { action: 'reject', reason: 'x' })).status).toBe(
    409,
  );
  const key = randomUUID();
  const body = { action: 'approve', items: [...toItems(held, free), { kind: 'deposit', id: '999999' }] };
  const send = () => keyed(api, '/desk/inbox/decisions', burak.token, body, key);
  const first = await outcomesOf(await send());
  expect(first).toEqual(['conflict', 'done', 'not_found']);
  expect(await outcomesOf(await send())).toEqual(first);
  await effect();
  expect([await stateOf(held), await stateOf(free)]).toEqual(['approved', 'approved']);
  expect([await ticketsOf(held), await ticketsOf(free)]).toEqual([1, 1]);
});

test('bulk, single and undo at once leave every deposit decided once or not at all', async () => {
  const ids = [await newDeposit(), await newDeposit(), await newDeposit()];
  const bulk = (who: Person) =>
    keyed(api, '/desk/inbox/decisions', who.token, { action: 'approve', items: toItems(...ids) });
  const answers = await Promise.all([
    bulk(ayse),
    bulk(burak),
    decide(ayse, ids[1] ?? 0, 'approve'),
    undo(ayse, ...ids),
    effect(),
  ]);
  for (const answer of answers) if (answer) expect(answer.status).toBeLessThan(500);
  await effect();
  for (const id of ids) {
    const state = await stateOf(id);
    expect(await ticketsOf(id)).toBe(state === 'approved' ? 1 : 0);
  }
  expect(await api.deps.db.select().from(heldDecisions)).toEqual([]);
});

test('what became impossible in the ten seconds is told to who decided', async () => {
  await addMarketItem(api.deps.db, { slug: 'kupa', title: 'Kupa', type: 'perk' });
  const id = await makeOrder(api, player.id, 'kupa');
  expect((await decide(ayse, id, 'deliver', undefined, 'order')).status).toBe(201);
  expect((await keyed(api, `/user/orders/${id}/cancel`, player.token, undefined)).status).toBeLessThan(300);
  await effect();
  const isTold = and(eq(notifications.userId, ayse.id), eq(notifications.kind, 'decision_failed'));
  expect(await api.deps.db.select().from(notifications).where(isTold)).toMatchObject([
    { params: { claim: 'order' } },
  ]);
});

test('nobody decides on their own, and a reason that is needed must be given: at once, not after ten seconds', async () => {
  const own = await submitDeposit(api, ayse.token, 'nartane', { amount: 20_000 });
  expect((await decide(ayse, own, 'approve')).status).toBe(403);
  const silent = await decide(burak, own, 'reject');
  expect([silent.status, Object.keys((await silent.json()).errors)]).toEqual([422, ['reason']]);
  expect(await api.deps.db.select().from(heldDecisions)).toEqual([]);
});

test('something is assigned, shown to be looked at, and free again once it is decided', async () => {
  const id = await newDeposit();
  const path = `/desk/inbox/deposit/${id}`;
  const cardOf = async (who: Person) =>
    (await (await api.call('GET', path, { token: who.token })).json()).data;
  await keyed(api, `${path}/assignment`, ayse.token, { to: 'me' });
  expect(await cardOf(burak)).toMatchObject({ assignee: 'ayse', state: 'in_review' });
  const mine = await api.call('GET', '/desk/inbox?list=mine', { token: ayse.token });
  expect((await mine.json()).data).toMatchObject([{ id: String(id) }]);
  const given = await keyed(api, `${path}/assignment`, ayse.token, { to: 'member', username: 'burak' });
  expect((await given.json()).data).toEqual({ assignee: 'burak' });
  const wrong = await keyed(api, `${path}/assignment`, ayse.token, { to: 'member', username: 'oyuncu' });
  expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['username']]);
  await api.call('POST', `${path}/watch`, { token: ayse.token });
  expect((await cardOf(burak)).looking).toEqual(['ayse']);
  expect((await cardOf(ayse)).looking).toEqual([]);
  api.clock.advance(31_000);
  expect((await cardOf(burak)).looking).toEqual([]);
  await decide(burak, id, 'approve');
  await effect();
  expect(await cardOf(burak)).toMatchObject({ assignee: null, state: 'approved', decided: { by: 'burak' } });
});

test('a reason is kept once, counted when it is used, and offered no more once archived', async () => {
  const text = 'Ekran görüntüsü okunmuyor.';
  const add = () => keyed(api, '/desk/reasons', ayse.token, { kind: 'deposit', text });
  const { data } = await (await add()).json();
  expect((await add()).status).toBe(422);
  await decide(burak, await newDeposit(), 'reject', text);
  const list = async () =>
    (await (await api.call('GET', '/desk/reasons', { token: burak.token })).json()).data;
  expect(await list()).toEqual([{ id: data.id, kind: 'deposit', text, uses: 1 }]);
  expect((await keyed(api, `/desk/reasons/${data.id}/archive`, ayse.token, undefined)).status).toBe(201);
  expect(await list()).toEqual([]);
});
