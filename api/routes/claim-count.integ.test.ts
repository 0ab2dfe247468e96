import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from '../db/schema/complaints';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const complaint = { type: 'complaint', department: 'bonus', subject: 'Konu', message: 'Metin' };
const send = async (token: string, body: object = {}, key: string = randomUUID()) => {
  const headers = { 'Idempotency-Key': key };
  return (await api.call('POST', '/claims/complaint', { token, headers, body: { ...complaint, ...body } }))
    .status;
};

/** All claims of the day but so many. */
const leave = (left: number) =>
  api.database.pool.query('update rate_limits set points = $1 where key like $2', [
    100 - left,
    'claim-submit:%',
  ]);

const count = async () => (await api.deps.db.select().from(complaints)).length;

test('what is refused counts for the day, and the last place of many at once is one', async () => {
  const { token } = await newMember(api, 'sayilan');
  expect(await send(token)).toBe(201);
  await leave(2);
  expect(await send(token, { sponsor: 'boyle-bir-sponsor-yok' })).toBe(422);
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(token)));
  expect(answers.toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(429)]);
  expect(await count()).toBe(before + 1);
});

test('a repeat counts as well, and once the day is full it gets no answer either', async () => {
  const { token } = await newMember(api, 'tekrarlayan');
  const key = randomUUID();
  expect(await send(token, {}, key)).toBe(201);
  await leave(1);
  const before = await count();
  expect([await send(token, {}, key), await send(token, {}, key)]).toEqual([201, 429]);
  expect(await count()).toBe(before);
});
