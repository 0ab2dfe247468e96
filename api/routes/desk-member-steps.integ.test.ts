import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskMemberAnswerSchema } from '@/contract/desk-member';
import { quicknet } from '@/contract/draw/beacon';
import { accountSanctions } from '../db/schema/account-sanctions';
import { auditLog } from '../db/schema/audit-log';
import { marketOrders } from '../db/schema/market-orders';
import { notifications } from '../db/schema/notifications';
import { tickets } from '../db/schema/tickets';
import { transact } from '../db/transact';
import { closeRaffle } from '../services/raffles/close-raffle';
import { freshAddress, goodPassword, logInAs } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember } from '../testing/claims.fixture';
import { giveTickets } from '../testing/content.fixture';
import { credit } from '../testing/corrections.fixture';
import { addMarketItem } from '../testing/market.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
const team: Record<string, Member> = {};
beforeAll(async () => {
  api = await createTestApp();
  for (const [name, permission] of [
    ['yonetici', 'admin'],
    ['ikinci', 'admin'],
    ['moderator', 'moderator'],
    ['editor', 'editor'],
    ['destek', 'ornek-destek'],
  ] as const)
    team[name] = await newMember(api, name, { permission });
});
afterAll(() => api.close());

const reason = 'Kurallara uymadı.';
let made = 0;
async function newPlayer(changes = {}) {
  made += 1;
  const name = `uye${made}`;
  return { ...(await newMember(api, name, changes)), name };
}
const staff = (name: string): Member => {
  const found = team[name];
  if (!found) throw new Error(name);
  return found;
};
async function step(member: { readonly id: string }, path: string, body: unknown, by = 'yonetici') {
  const headers = { 'Idempotency-Key': randomUUID() };
  const address = `/desk/members/${member.id}/${path}`;
  return api.call('POST', address, { token: staff(by).token, body, headers });
}
const suspend = (member: { readonly id: string }, days: number | null = 3, by = 'yonetici') =>
  step(member, 'sanction', { kind: 'suspension', days, reason }, by);
const ban = (member: { readonly id: string }, days: number | null = null, by = 'yonetici') =>
  step(member, 'sanction', { kind: 'ban', days, reason }, by);
const lift = (member: { readonly id: string }, by = 'yonetici') =>
  step(member, 'sanction/lift', { reason }, by);
const logIn = (email: string, password = goodPassword) =>
  api.call('POST', '/login', { body: { email, password }, address: freshAddress() });
async function read(member: { readonly id: string }, by = 'yonetici') {
  const answer = await api.call('GET', `/desk/members/${member.id}`, { token: staff(by).token });
  return deskMemberAnswerSchema.parse(await answer.json()).data;
}
async function actions({ id }: { readonly id: string }) {
  const rows = await api.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `users:${id}`));
  return rows.map(({ action }) => action);
}

describe('a closed account', () => {
  test('is out at once, with the reason and the end, and comes back by a new login alone once it is lifted', async () => {
    const player = await newPlayer();
    expect((await suspend(player, 3)).status).toBe(201);
    const until = new Date(api.clock.now() + 3 * 86_400_000).toISOString();
    const said = { error: 'account_suspended', message: reason };
    for (const [method, path] of [
      ['GET', '/user'],
      ['GET', '/refresh'],
      ['POST', '/user/deletion'],
    ] as const) {
      const answer = await api.call(method, path, {
        ...{ token: player.token, ...(method === 'POST' ? { body: { password: goodPassword } } : {}) },
      });
      expect([answer.status, await answer.json()]).toEqual([401, { ...said, until: expect.any(String) }]);
    }
    const refused = await logIn(player.name);
    expect([refused.status, await refused.json()]).toMatchObject([401, said]);
    expect(Math.abs(Date.parse((await read(player)).sanction?.until ?? '') - Date.parse(until))).toBeLessThan(
      60_000,
    );
    expect(await (await logIn(player.name, 'Yanlis-Sifre1')).json()).toEqual({
      error: 'invalid_credentials',
    });
    expect((await lift(player)).status).toBe(201);
    expect((await api.call('GET', '/user', { token: player.token })).status).toBe(401);
    const token = await logInAs(api, player.name);
    expect((await api.call('GET', '/user', { token })).status).toBe(200);
    expect(await actions(player)).toEqual(['member_suspended', 'sanction_lifted']);
    const told = await api.deps.db.select().from(notifications).where(eq(notifications.userId, player.id));
    expect(told.map(({ kind, params }) => [kind, params])).toEqual([
      ['account_suspended', { reason, days: 3 }],
      ['account_reopened', { reason }],
    ]);
  });

  test('opens by its end, and can be closed again', async () => {
    const player = await newPlayer();
    await suspend(player, 1);
    api.clock.advance(86_400_000 - 60_000);
    expect((await logIn(player.name)).status).toBe(401);
    api.clock.advance(61_000);
    expect((await logIn(player.name)).status).toBe(200);
    for (const name of Object.keys(team)) team[name] = { ...staff(name), token: await logInAs(api, name) };
    expect((await ban(player)).status).toBe(201);
    expect((await logIn(player.name)).status).toBe(401);
  });

  test('earns nothing, and its tickets are in no list that is frozen meanwhile', async () => {
    const [closed, open] = [await newPlayer(), await newPlayer()];
    const { raffleId } = await addTicketDraw(api, 'donan');
    await giveTickets(api.deps.db, { raffleId, userId: closed.id, first: 1, count: 2 });
    await giveTickets(api.deps.db, { raffleId, userId: open.id, first: 3, count: 1 });
    await ban(closed);
    expect(await credit(api.deps, closed.id, 10, 'kapali')).toMatchObject({ earned: false });
    expect(await credit(api.deps, open.id, 10, 'acik')).toMatchObject({ earned: true });
    await api.database.pool.query('update raffles set ends_at = $1, draw_at = $1 where id = $2', [
      new Date(api.clock.now() + 1000),
      raffleId,
    ]);
    expect(
      await transact(api.deps.db, (tx) =>
        closeRaffle(tx, { raffleId, chain: quicknet, frozenAt: new Date(api.clock.now()) }),
      ),
    ).toBe(true);
    const rows = await api.deps.db.select().from(tickets).where(eq(tickets.raffleId, raffleId));
    expect(rows.filter(({ voidedAt }) => voidedAt === null).map(({ number }) => number)).toEqual([3]);
  });

  test('buys nothing once it is closed, whichever of many purchases comes when', async () => {
    const player = await newPlayer();
    await credit(api.deps, player.id, 1000, 'alisveris');
    await addMarketItem(api.deps.db, { slug: 'kupa', title: 'Kupa', price: 5 });
    const buy = () =>
      api.call('POST', '/market/kupa/orders', {
        ...{ token: player.token, body: { expected_price: 5 } },
        headers: { 'Idempotency-Key': randomUUID() },
      });
    const [banned, ...bought] = await Promise.all([ban(player), ...Array.from({ length: 8 }, buy)]);
    expect(banned.status).toBe(201);
    const [sanction] = await api.deps.db
      .select()
      .from(accountSanctions)
      .where(eq(accountSanctions.userId, player.id));
    const orders = await api.deps.db.select().from(marketOrders).where(eq(marketOrders.userId, player.id));
    expect(bought.filter(({ status }) => status === 201)).toHaveLength(orders.length);
    for (const answer of bought.filter(({ status }) => status !== 201)) expect(answer.status).toBe(401);
    expect((await buy()).status).toBe(401);
    expect(sanction?.overAt).toBeNull();
  });

  test('is closed once, of many who close it at the same time', async () => {
    const player = await newPlayer();
    const answers = await Promise.all(
      ['yonetici', 'ikinci', 'moderator', 'yonetici'].map((by) => suspend(player, 3, by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('who may close which account', () => {
  test.each([
    ['moderator', 'suspension', 7, 201],
    ['moderator', 'suspension', 8, 422],
    ['moderator', 'ban', 1, 403],
    ['yonetici', 'suspension', 90, 201],
    ['yonetici', 'suspension', null, 422],
    ['yonetici', 'ban', null, 201],
    ['editor', 'suspension', 1, 403],
    ['destek', 'suspension', 1, 403],
  ] as const)('%s, by a %s of %s days: %i', async (by, kind, days, status) => {
    const answer = await step(await newPlayer(), 'sanction', { kind, days, reason }, by);
    expect(answer.status).toBe(status);
    if (status === 422) expect(Object.keys((await answer.json()).errors)).toEqual(['days']);
  });

  test.each([
    ['moderator', 'moderator'],
    ['moderator', 'editor'],
    ['moderator', 'destek'],
    ['moderator', 'yonetici'],
    ['yonetici', 'ikinci'],
    ['yonetici', 'yonetici'],
  ])('%s never that of %s', async (by, whose) => {
    expect((await suspend(staff(whose), 1, by)).status).toBe(403);
    expect((await read(staff(whose), by)).may).not.toContain('suspend');
  });

  test('an admin that of everybody else, and what a moderator may not close a moderator does not open', async () => {
    const player = await newPlayer();
    await suspend(player, 30);
    expect((await lift(player, 'moderator')).status).toBe(403);
    await lift(player);
    await suspend(player, 7, 'moderator');
    expect((await lift(player, 'moderator')).status).toBe(201);
    expect((await lift(player)).status).toBe(409);
    const editor = await newMember(api, 'gidici', { permission: 'editor' });
    expect((await suspend(editor, 1)).status).toBe(201);
  });
});

describe('the rest', () => {
  test('notes are for the team; the own export has their text without who wrote it, and the audit log has none', async () => {
    const player = await newPlayer();
    expect((await step(player, 'notes', { text: 'İki kez uyarıldı.' }, 'moderator')).status).toBe(201);
    const timeline = await api.call('GET', `/desk/members/${player.id}/timeline?kind=note`, {
      token: staff('yonetici').token,
    });
    expect((await timeline.json()).data).toMatchObject([{ text: 'İki kez uyarıldı.', actor: 'moderator' }]);
    const own = await (await api.call('GET', '/user/export', { token: player.token })).json();
    expect(own.member_notes).toMatchObject([{ text: 'İki kez uyarıldı.' }]);
    expect(JSON.stringify(own.member_notes)).not.toContain(staff('moderator').id);
    const rows = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `users:${player.id}`));
    expect(JSON.stringify(rows)).not.toContain('uyarıldı');
    expect((await step(player, 'notes', { text: '  ' })).status).toBe(422);
    expect((await step(player, 'notes', { text: 'x' }, 'editor')).status).toBe(403);
  });

  test('an admin ends every session, which is no sanction', async () => {
    const player = await newPlayer();
    expect((await step(player, 'sessions-end', { reason }, 'moderator')).status).toBe(403);
    expect((await step(player, 'sessions-end', { reason })).status).toBe(201);
    expect((await api.call('GET', '/user', { token: player.token })).status).toBe(401);
    expect((await logIn(player.name)).status).toBe(200);
  });

  test('an admin sets a phone or a Telegram account back, which frees it', async () => {
    const verified = { phone: '+905321234500', phoneState: 1, telegramId: 70, telegramName: 'Nar' };
    const player = await newPlayer({ ...verified, telegramVerifiedAt: new Date() });
    const reset = (what: string, by?: string) => step(player, 'verification-reset', { what, reason }, by);
    expect((await reset('phone', 'moderator')).status).toBe(403);
    for (const what of ['phone', 'telegram']) expect((await reset(what)).status).toBe(201);
    expect(await read(player)).toMatchObject({
      ...{ phone: null, phone_verified: false, telegram: null, telegram_verified_at: null },
    });
    expect((await reset('phone')).status).toBe(409);
    expect((await newPlayer(verified)).id).not.toBe(player.id);
    expect(await actions(player)).toEqual(['verification_reset', 'verification_reset']);
  });
});
