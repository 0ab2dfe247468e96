import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fourEyesAnswerSchema } from '@/contract/desk-four-eyes';
import { deskMemberAnswerSchema } from '@/contract/desk-member';
import { auditLog } from '../db/schema/audit-log';
import { fourEyesRequests } from '../db/schema/four-eyes-requests';
import { notifications } from '../db/schema/notifications';
import { phoneCodes } from '../db/schema/phone-codes';
import { users } from '../db/schema/users';
import { eraseDue } from '../services/own-data/erase-account';
import { logInAs } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let admin: Member;
let second: Member;
let moderator: Member;
let player: Member;
let made = 0;
beforeAll(async () => {
  api = await createTestApp();
  admin = await newMember(api, 'yonetici', { permission: 'admin' });
  second = await newMember(api, 'ikinci', { permission: 'admin' });
  moderator = await newMember(api, 'moderator', { permission: 'moderator' });
});
afterAll(() => api.close());
beforeEach(async () => {
  made += 1;
  player = await newMember(api, `uye${made}`);
});

const reason = 'Başvurusu: 12 Kasım.';
const day = 24 * 60 * 60_000;

function step(path: string, { body = {}, by = admin, of = player } = {}) {
  const headers = { 'Idempotency-Key': randomUUID() };
  const sent = { token: by.token, body: { reason, ...body }, headers };
  return api.call('POST', `/desk/members/${of.id}/${path}`, sent);
}
const stateOf = async (answer: Response) => [answer.status, (await answer.json()).data?.state];
async function read(by = admin, of = player) {
  const answer = await api.call('GET', `/desk/members/${of.id}`, { token: by.token });
  return deskMemberAnswerSchema.parse(await answer.json()).data;
}
async function actions({ id } = player) {
  const rows = await api.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `users:${id}`))
    .orderBy(auditLog.id);
  return rows.map(({ action, actorId, reason: why }) => [action, actorId, why]);
}
const told = (kind: string) => {
  const isIt = and(eq(notifications.userId, player.id), eq(notifications.kind, kind));
  return api.deps.db.select({ params: notifications.params }).from(notifications).where(isIt);
};
async function waitingId(by = second) {
  const answer = await api.call('GET', '/desk/four-eyes', { token: by.token });
  const { data } = fourEyesAnswerSchema.parse(await answer.json());
  return data.find(({ member }) => member?.id === player.id)?.id ?? 0;
}
function decide(id: number, by: Member, action = 'confirm') {
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = { action, reason: 'Baktım.' };
  return api.call('POST', `/desk/four-eyes/${id}/decision`, { token: by.token, body, headers });
}

test('an admin takes a member’s data along: what the member’s own file holds, with a row that says who and why', async () => {
  const own = await (await api.call('GET', '/user/export', { token: player.token })).json();
  const answer = await step('export');
  expect(answer.status).toBe(200);
  const file = await answer.json();
  expect(Object.keys(file)).toEqual(Object.keys(own));
  expect(file.account).toEqual(own.account);
  expect(await actions()).toEqual([['member_data_exported', admin.id, reason]]);
  expect((await step('export', { body: { reason: ' ' } })).status).toBe(422);
  for (const by of [moderator, player]) expect((await step('export', { by })).status).toBe(403);
  expect((await step('export', { of: admin })).status).toBe(403);
  expect((await step('export', { of: { ...player, id: randomUUID() } })).status).toBe(404);
  expect(await actions()).toHaveLength(1);
});

test('one admin takes along five an hour', async () => {
  const eager = await newMember(api, 'hevesli', { permission: 'admin' });
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push((await step('export', { by: eager })).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await actions()).toHaveLength(5);
});

test('an account goes by the word of two admins, after the fourteen days in which its member may keep it', async () => {
  expect(await stateOf(await step('erasure'))).toEqual([201, 'asked']);
  const asked = await read();
  expect([asked.waiting, asked.delete_at, asked.may.includes('erase')]).toEqual([['erasure'], null, false]);
  expect((await step('erasure', { by: second })).status).toBe(409);
  const id = await waitingId();
  expect((await decide(id, admin)).status).toBe(403);
  expect((await decide(id, second)).status).toBe(201);
  const due = new Date(api.clock.now() + 14 * day).toISOString();
  expect(await read()).toMatchObject({ delete_at: due, waiting: [] });
  expect((await api.call('GET', '/user', { token: player.token })).status).toBe(401);
  expect(await told('deletion_by_team')).toEqual([{ params: { reason } }]);
  expect((await step('erasure')).status).toBe(409);
  expect((await actions()).map(([action]) => action)).toEqual([
    ...['four_eyes_asked', 'erasure_scheduled', 'four_eyes_confirmed'],
  ]);

  const token = await logInAs(api, `uye${made}`);
  expect((await api.call('POST', '/user/deletion/cancel', { token })).status).toBe(200);
  expect(await read()).toMatchObject({ delete_at: null });
});

test('what two admins agreed on makes the account nobody’s in the end, and nothing is done about it after that', async () => {
  await step('erasure');
  await decide(await waitingId(), second);
  await api.database.pool.query('update users set delete_at = $1 where id = $2', [
    new Date(api.clock.now()),
    player.id,
  ]);
  expect(await eraseDue(api.deps)).toBe(1);
  const gone = await read();
  expect([gone.deleted_at !== null, gone.may]).toEqual([true, []]);
  expect(gone.username).toMatch(/^silinen-/);
  for (const path of ['export', 'erasure']) expect((await step(path)).status).toBe(409);
});

test('nobody of the team is erased, nobody erases themselves, and who became one of the team meanwhile stays', async () => {
  expect((await step('erasure', { of: moderator })).status).toBe(403);
  expect((await read(admin, moderator)).may).not.toContain('erase');
  expect((await step('erasure', { of: admin })).status).toBe(403);
  for (const by of [moderator, player]) expect((await step('erasure', { by })).status).toBe(403);
  await step('erasure');
  await api.deps.db.update(users).set({ permission: 'editor' }).where(eq(users.id, player.id));
  expect((await decide(await waitingId(), second)).status).toBe(403);
  expect((await read()).delete_at).toBeNull();
});

test('where there is no second admin, the only one has an account go alone, and the audit log says so', async () => {
  const others = and(eq(users.permission, 'admin'), ne(users.id, admin.id));
  const pause = (status: 'active' | 'banned') => api.deps.db.update(users).set({ status }).where(others);
  await pause('banned');
  expect(await stateOf(await step('erasure'))).toEqual([201, 'done']);
  await pause('active');
  expect(await read()).toMatchObject({ delete_at: new Date(api.clock.now() + 14 * day).toISOString() });
  const isIt = and(eq(auditLog.subject, `users:${player.id}`), eq(auditLog.action, 'erasure_scheduled'));
  const rows = await api.deps.db.select().from(auditLog).where(isIt);
  expect(rows).toMatchObject([{ actorId: admin.id, after: { alone: true } }]);
});

test('nobody confirms what concerns themselves, whatever a program asks of the database', async () => {
  await step('erasure');
  const confirmed = { state: 'confirmed', decidedBy: player.id, decidedAt: new Date() } as const;
  const isIt = eq(fourEyesRequests.memberId, player.id);
  await expect(api.deps.db.update(fourEyesRequests).set(confirmed).where(isIt)).rejects.toMatchObject({
    cause: { constraint: 'four_eyes_requests_of_another' },
  });
});

test('a phone that the team has checked counts as verified, once and for one account, and the member reads why', async () => {
  const code = {
    userId: player.id,
    requestId: randomUUID(),
    phone: '+905320000001',
    codeHash: 'x',
    tries: 0,
  };
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + day) };
  await api.deps.db.insert(phoneCodes).values({ ...code, ...times });
  const verify = (phone: unknown, of = player, by = admin) =>
    step('verification', { body: { what: 'phone', phone }, of, by });
  for (const [phone, rule] of [
    ['', 'required'],
    ['0212 111 22 33', 'invalid'],
  ]) {
    const refused = await verify(phone);
    expect([refused.status, (await refused.json()).errors]).toEqual([422, { phone: [rule] }]);
  }
  expect((await verify('0532 765 43 21', player, moderator)).status).toBe(403);
  expect((await verify('0532 765 43 21')).status).toBe(201);
  expect(await read()).toMatchObject({ phone: '+905327654321', phone_verified: true });
  expect((await read()).may).not.toContain('verify_phone');
  expect((await verify('0532 765 43 22')).status).toBe(409);
  const other = await newMember(api, `baska${made}`);
  const taken = await verify('0532 765 43 21', other);
  expect([taken.status, (await taken.json()).errors]).toEqual([422, { phone: ['unique'] }]);
  expect(await told('phone_verified_by_team')).toEqual([{ params: { reason } }]);
  expect(await actions()).toEqual([['verification_granted', admin.id, reason]]);
  expect(await actions(other)).toEqual([]);
  expect(await api.deps.db.$count(phoneCodes, eq(phoneCodes.userId, player.id))).toBe(0);
});

test('who cannot use Telegram is verified without, once, and the team takes it back', async () => {
  const verify = (of = player) => step('verification', { body: { what: 'telegram' }, of });
  expect((await verify()).status).toBe(201);
  expect(await read()).toMatchObject({ telegram: null, telegram_verified_at: expect.any(String) });
  expect((await verify()).status).toBe(409);
  expect((await verify(admin)).status).toBe(403);
  expect(await told('telegram_verified_by_team')).toHaveLength(1);
  expect((await step('verification-reset', { body: { what: 'telegram' } })).status).toBe(201);
  expect(await read()).toMatchObject({ telegram_verified_at: null });
});
