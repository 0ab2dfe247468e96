import { randomUUID } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { createApp } from '../app';
import { forgetAnswers } from '../services/idempotency/forget-answers';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { logInAs, makeUser, storedUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { jsonInput } from './answers';
import { idempotent } from './idempotent';
import { jsonBody } from './json-body';
import { requireMember } from './require-member';

const answer = z.object({ balance: z.number(), stamp: z.string() });
const gift = createRoute({
  method: 'post',
  path: '/gifts/{name}',
  middleware: [requireMember, jsonBody] as const,
  request: {
    headers: idempotencyHeadersSchema,
    params: z.object({ name: z.string() }),
    body: jsonInput(z.object({ amount: z.number() })),
  },
  responses: { 201: { description: 'Given' } },
});

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** The real application, made anew for each call, with one more write: a gift of as many Sikke as the body says. */
function give(token: string, { key, amount = 10, name = 'a' }: Gift) {
  const app = createApp(api.deps);
  app.openapi(gift, async (c) => {
    const posting = { userId: c.var.member.user.id, amount: c.req.valid('json').amount };
    const data = await idempotent(c, {
      answer,
      run: async (writing) => {
        const line = await postToLedger(writing, {
          ...posting,
          reason: 'task',
          idempotencyKey: writing.ids.uuid(),
        });
        return { balance: line.balanceAfter, stamp: writing.ids.uuid() };
      },
    });
    return c.json(data, 201);
  });
  const headers = new Headers({ 'X-Client-Id': 'test-client', 'Content-Type': 'application/json' });
  headers.set('Authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  return app.request(`/gifts/${name}`, { method: 'POST', headers, body: JSON.stringify({ amount }) });
}

interface Gift {
  readonly key?: string;
  readonly amount?: number;
  readonly name?: string;
}

let names = 0;
async function newMember() {
  names += 1;
  await makeUser(api, `uye${names}`);
  const name = `uye${names}`;
  const balance = async () => (await storedUser(api, name))?.point;
  return { token: await logInAs(api, name), balance };
}

describe('a write with an idempotency key', () => {
  test('has effect once, however often and parallel it comes, and every answer is the first one', async () => {
    const { token, balance } = await newMember();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(token, { key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1);
    expect(await balance()).toBe(10);
  });

  test.each([
    ['with another body', { amount: 11 }],
    ['to another path', { name: 'b' }],
  ])('is refused under a key that was used %s', async (_, change) => {
    const { token, balance } = await newMember();
    const key = randomUUID();
    expect((await give(token, { key })).status).toBe(201);
    const refused = await give(token, { key, ...change });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { idempotency_key: ['unique'] } },
    ]);
    expect(await balance()).toBe(10);
  });

  test('has nothing to do with the same key of another member', async () => {
    const key = randomUUID();
    for (const { token, balance } of [await newMember(), await newMember()]) {
      expect((await give(token, { key })).status).toBe(201);
      expect(await balance()).toBe(10);
    }
  });

  test('that was refused leaves nothing: the key may come again', async () => {
    const { token, balance } = await newMember();
    const key = randomUUID();
    expect((await give(token, { key, amount: -10 })).status).toBe(409);
    expect((await give(token, { key, amount: 5 })).status).toBe(201);
    expect(await balance()).toBe(5);
  });

  test.each([
    ['is missing', undefined, 'required'],
    ['is empty', '', 'invalid'],
    ['has a space', 'a b', 'invalid'],
    ['has 65 characters', 'x'.repeat(65), 'invalid'],
    ['is two keys', 'a, b', 'invalid'],
  ])('is 422 when the key %s', async (_, key, rule) => {
    const { token, balance } = await newMember();
    const refused = await give(token, key === undefined ? {} : { key });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { idempotency_key: [rule] } },
    ]);
    expect(await balance()).toBe(0);
  });

  test('answers as before after a restart, and is forgotten a month later', async () => {
    const { token, balance } = await newMember();
    const key = randomUUID();
    const first = await (await give(token, { key })).text();
    expect(await (await give(token, { key })).text()).toBe(first);
    api.clock.advance(31 * 24 * 60 * 60_000);
    await forgetAnswers(api.deps);
    const left = await api.deps.db.execute(sql`select count(*)::int as count from idempotent_answers`);
    expect([left.rows, await balance()]).toEqual([[{ count: 0 }], 10]);
  });
});
