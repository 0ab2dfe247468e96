import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnedAnswerSchema, earnRulesAnswerSchema } from '@/contract/earn-rules';
import { earnRules } from '../db/schema/earn-rules';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the active ways to earn are told in the operator’s order, in one query', async () => {
  await api.deps.db.insert(earnRules).values([
    { key: 'avatar_secimi', title: 'İkinci', type: 'task', amount: 5, sort: 2, capTotal: 1 },
    { key: 'turnuva', title: 'Kapalı', type: 'task', amount: 5, isActive: false },
    { key: 'etkinlik', title: 'Birinci', type: 'code', amount: 5, amountMax: 20, sort: 1 },
  ]);
  const { answer, statements } = await recordedCall(api, '/points');
  const { data } = earnRulesAnswerSchema.parse(await answer.json());
  expect(data.map(({ key, amount_max }) => [key, amount_max])).toEqual([
    ['etkinlik', 20],
    ['avatar_secimi', null],
  ]);
  expect(statements).toHaveLength(1);
});

test('what a rule brought today is counted by the day in Istanbul', async () => {
  const userId = await makeUser(api, 'uye');
  const midnight = Date.parse('2026-11-21T21:00:00.000Z');
  const earn = (key: string, now: number) =>
    api.deps.db.transaction((tx) =>
      postToLedger(
        { tx, clock: { now: () => now } },
        {
          userId,
          amount: 15,
          reason: 'checkin',
          ref: { type: 'earn_rule', id: 'birinci' },
          idempotencyKey: key,
        },
      ),
    );
  await earn('dun', midnight - 1);
  await earn('bugun', midnight);
  api.clock.advance(midnight + 3_600_000 - api.clock.now());
  const answer = await api.call('GET', '/points/me', { token: await logInAs(api, 'uye') });
  expect(earnedAnswerSchema.parse(await answer.json()).data).toMatchObject({
    today: 15,
    rules: [{ key: 'birinci', times_today: 1, times_total: 2, amount_today: 15 }],
  });
});
