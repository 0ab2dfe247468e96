import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earnRules } from '../../db/schema/earn-rules';
import { transact } from '../../db/transact';
import { makeUser, storedUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { reverseLine } from '../ledger/reverse-line';
import { type Credit, creditOnce } from './credit-once';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.deps.db.insert(earnRules).values([
    { key: 'capped', title: 'x', type: 'task', amount: 20, capDay: 3, capTotal: 4 },
    { key: 'paused', title: 'x', type: 'kick_reward', amount: 5, cooldownH: 2 },
    { key: 'free', title: 'x', type: 'event', amount: 100, amountMax: 900 },
    { key: 'off', title: 'x', type: 'task', amount: 20, isActive: false },
  ]);
});
afterAll(() => api.close());

let names = 0;
const newUser = () => {
  names += 1;
  return makeUser(api, `uye${names}`);
};
const credit = (one: Credit) => transact(api.deps.db, (tx) => creditOnce({ tx, clock: api.clock }, one));
const balance = async () => (await storedUser(api, `uye${names}`))?.point;
const dayMs = 86_400_000;

describe('a credit', () => {
  test('of one event is one credit, however often and parallel it is asked for', async () => {
    const userId = await newUser();
    const one = { userId, rule: 'free', event: 'win:1', amount: 250, reason: 'win' } as const;
    const lines = await Promise.all(Array.from({ length: 30 }, () => credit(one)));
    expect(new Set(lines.map((line) => line?.id)).size).toBe(1);
    expect([await balance(), lines[0]?.reason, lines[0]?.earned]).toEqual([250, 'win', true]);
  });

  test('beyond the cap of a day is none, in parallel too; the next day of Istanbul counts anew, up to the cap of all time', async () => {
    const userId = await newUser();
    const many = (from: number) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) => credit({ userId, rule: 'capped', event: `e:${from + at}` })),
      );
    expect((await many(0)).filter((line) => line !== null)).toHaveLength(3);
    expect(await balance()).toBe(60);
    api.clock.advance(dayMs);
    expect((await many(100)).filter((line) => line !== null)).toHaveLength(1);
    expect(await balance()).toBe(80);
  });

  test('that was taken back makes room for another', async () => {
    const userId = await newUser();
    const line = await credit({ userId, rule: 'capped', event: '1' });
    for (const event of ['2', '3']) await credit({ userId, rule: 'capped', event });
    expect(await credit({ userId, rule: 'capped', event: '4' })).toBeNull();
    await transact(api.deps.db, (tx) =>
      reverseLine({ tx, clock: api.clock }, { lineId: line?.id ?? 0, actorId: userId, note: 'yanlış' }),
    );
    expect(await credit({ userId, rule: 'capped', event: '4' })).not.toBeNull();
    expect(await balance()).toBe(60);
  });

  test('waits for the pause of its rule to the hour', async () => {
    const userId = await newUser();
    expect(await credit({ userId, rule: 'paused', event: '1' })).toMatchObject({ reason: 'stream_reward' });
    api.clock.advance(2 * 3_600_000 - 1);
    expect(await credit({ userId, rule: 'paused', event: '2' })).toBeNull();
    api.clock.advance(1);
    expect(await credit({ userId, rule: 'paused', event: '2' })).not.toBeNull();
  });

  test.each(['off', 'unknown'])('by a rule that is %s is none', async (rule) => {
    const userId = await newUser();
    expect(await credit({ userId, rule, event: '1' })).toBeNull();
    expect(await balance()).toBe(0);
  });

  test('stays what it was when the rule changes later', async () => {
    const userId = await newUser();
    const first = await credit({ userId, rule: 'free', event: '1' });
    await api.deps.db.update(earnRules).set({ amount: 7 }).where(eq(earnRules.key, 'free'));
    expect(await credit({ userId, rule: 'free', event: '1' })).toEqual(first);
    expect(await balance()).toBe(100);
  });
});
