import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondPersonAbove } from '@/contract/desk';
import { type FourEyesRequestWire, fourEyesAnswerSchema, fourEyesHours } from '@/contract/desk-four-eyes';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { users } from '../db/schema/users';
import { logInAs } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let first: Member;
let second: Member;
let third: Member;
let moderator: Member;
beforeAll(async () => {
  api = await createTestApp();
  first = await newMember(api, 'birinci', { permission: 'admin' });
  second = await newMember(api, 'ikinci', { permission: 'admin' });
  third = await newMember(api, 'ucuncu', { permission: 'admin' });
  moderator = await newMember(api, 'moderator', { permission: 'moderator' });
});
afterAll(() => api.close());

const reason = 'Yayın ödülü.';
const large = secondPersonAbove + 1;
let made = 0;

/** Lets time pass; the tokens of the admins are new ones after it. */
async function advance(hours: number) {
  api.clock.advance(hours * 3_600_000);
  first = { ...first, token: await logInAs(api, 'birinci') };
  second = { ...second, token: await logInAs(api, 'ikinci') };
  third = { ...third, token: await logInAs(api, 'ucuncu') };
}
async function newPlayer() {
  made += 1;
  return newMember(api, `uye${made}`);
}
function post(path: string, by: Member, body: unknown) {
  const headers = { 'Idempotency-Key': randomUUID() };
  return api.call('POST', path, { token: by.token, body, headers });
}
const adjust = (member: Member, amount: number, by = first) =>
  post(`/desk/members/${member.id}/adjustment`, by, { amount, reason });
const decide = (id: number, by: Member, action: 'confirm' | 'refuse' = 'confirm') =>
  post(`/desk/four-eyes/${id}/decision`, by, { action, reason: 'Baktım.' });
async function list(by: Member, which = 'waiting'): Promise<FourEyesRequestWire[]> {
  const answer = await api.call('GET', `/desk/four-eyes?list=${which}`, { token: by.token });
  return fourEyesAnswerSchema.parse(await answer.json()).data;
}
async function requestOf(member: Member, by = second) {
  const found = (await list(by)).find((request) => request.member?.id === member.id);
  if (!found) throw new Error('nothing waits');
  return found;
}
async function balance({ id }: Member) {
  const [row] = await api.deps.db.select({ point: users.point }).from(users).where(eq(users.id, id));
  return row?.point;
}
async function state(answer: Response) {
  expect(answer.status).toBe(201);
  return (await answer.json()).data.state;
}
async function actions({ id }: Member) {
  const isOf = eq(auditLog.subject, `users:${id}`);
  return (await api.deps.db.select().from(auditLog).where(isOf).orderBy(auditLog.id)).map(
    ({ action, actorId }) => [action, actorId],
  );
}

test('Sikke are given and taken with a reason that the member is told, and never below zero', async () => {
  const player = await newPlayer();
  expect(await state(await adjust(player, 300))).toBe('done');
  expect(await state(await adjust(player, -100))).toBe('done');
  const refused = await adjust(player, -201);
  expect([refused.status, (await refused.json()).errors]).toEqual([422, { amount: ['too_low'] }]);
  expect(await balance(player)).toBe(200);
  const told = and(eq(notifications.userId, player.id), eq(notifications.kind, 'sikke_adjusted'));
  expect((await api.deps.db.select().from(notifications).where(told)).map(({ params }) => params)).toEqual([
    { amount: 300, reason },
    { amount: -100, reason },
  ]);
  expect(await actions(player)).toEqual([
    ['sikke_adjusted', first.id],
    ['sikke_adjusted', first.id],
  ]);
});

test('a large sum waits, and happens once when another admin confirms it, whoever confirms at the same time', async () => {
  const player = await newPlayer();
  expect(await state(await adjust(player, large))).toBe('asked');
  expect(await balance(player)).toBe(0);
  expect(await requestOf(player, first)).toMatchObject({ is_own: true, may_confirm: false });
  const { id } = await requestOf(player);
  expect((await decide(id, first)).status).toBe(403);
  expect((await decide(id, moderator)).status).toBe(403);
  const decided = await Promise.all([second, third, second, third].map((by) => decide(id, by)));
  expect(decided.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await balance(player)).toBe(large);
  expect((await actions(player)).map(([action]) => action)).toEqual([
    ...['four_eyes_asked', 'sikke_adjusted', 'four_eyes_confirmed'],
  ]);
  const past = (await list(second, 'past')).find((request) => request.id === id);
  expect(past).toMatchObject({ state: 'confirmed', asked_by: 'birinci', payload: { amount: large } });
});

test('many small sums are one large one: what one admin moves alone in a day has the same bound', async () => {
  const player = await newPlayer();
  const half = secondPersonAbove / 2;
  const states = [];
  for (const amount of [half, -half, 1]) states.push(await state(await adjust(player, amount)));
  expect(states).toEqual(['done', 'done', 'asked']);
  expect(await state(await adjust(player, 1, second))).toBe('done');
  await advance(25);
  expect(await state(await adjust(player, 1))).toBe('done');
});

test('a request is refused by another and withdrawn by who asked; then it may be asked for again, and only one waits', async () => {
  const player = await newPlayer();
  await adjust(player, large);
  expect((await adjust(player, large, third)).status).toBe(409);
  expect(await state(await decide((await requestOf(player)).id, second, 'refuse'))).toBe('refused');
  expect(await state(await adjust(player, large))).toBe('asked');
  const { id } = await requestOf(player);
  expect(await state(await decide(id, first, 'refuse'))).toBe('withdrawn');
  expect((await decide(id, second)).status).toBe(409);
  expect(await balance(player)).toBe(0);
});

test('nobody confirms what concerns oneself, or what somebody asked who is no admin any more', async () => {
  await adjust(third, large);
  const own = await requestOf(third, third);
  expect(own).toMatchObject({ is_own: false, may_confirm: false });
  expect((await decide(own.id, third)).status).toBe(403);
  expect((await adjust(first, 5)).status).toBe(403);
  const leaving = await newMember(api, 'ayrilan', { permission: 'admin' });
  const player = await newPlayer();
  await adjust(player, large, leaving);
  await api.deps.db.update(users).set({ permission: 'moderator' }).where(eq(users.id, leaving.id));
  expect((await decide((await requestOf(player)).id, second)).status).toBe(409);
  expect(await balance(player)).toBe(0);
});

test('a request that cannot be carried out goes on waiting, and one that waited for 72 hours is over', async () => {
  const player = await newPlayer();
  await adjust(player, large);
  await decide((await requestOf(player)).id, second);
  await adjust(player, -large);
  const { id } = await requestOf(player);
  expect(await state(await adjust(player, -10, second))).toBe('done');
  expect((await decide(id, second)).status).toBe(422);
  expect(await requestOf(player)).toMatchObject({ state: 'waiting' });
  await advance(fourEyesHours);
  expect((await decide(id, second)).status).toBe(409);
  expect(await list(second)).toEqual([]);
  expect((await list(second, 'past'))[0]).toMatchObject({ state: 'expired', decided_by: null });
  expect(await state(await adjust(player, large))).toBe('asked');
});

test('the database itself refuses who decides on an own request', async () => {
  const player = await newPlayer();
  await adjust(player, large);
  const { id } = await requestOf(player);
  const own = { state: 'confirmed', decided_by: first.id };
  await expect(
    api.database.pool.query(
      'update four_eyes_requests set state = $1, decided_by = $2, decided_at = now() where id = $3',
      [own.state, own.decided_by, id],
    ),
  ).rejects.toThrow('four_eyes_requests_another_decides');
});
