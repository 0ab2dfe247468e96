import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerReason } from '@/contract/ledger';
import { ownYearAnswerSchema } from '@/contract/own-year';
import { leaderScores } from '../../db/schema/leader-scores';
import { logInAs, makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { addWin } from '../../testing/wins.fixture';
import { postToLedger } from '../ledger/post-to-ledger';
import { getYear } from './get-year';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({}, { now: Date.parse('2026-11-24T12:00:00Z') });
});
afterAll(() => api.close());

const move = (userId: string, amount: number, at: string, reason: LedgerReason = 'checkin') => {
  const clock = { now: () => Date.parse(at) };
  const posting = { userId, amount, reason, idempotencyKey: `${userId}:${at}:${amount}` };
  return api.deps.db.transaction((tx) => postToLedger({ tx, clock }, posting));
};
const score = (userId: string, metric: 'tickets' | 'guesses', month: string, value: number) => {
  const [startsAt, reachedAt] = [new Date(`${month}T00:00:00+03:00`), new Date()];
  return api.deps.db
    .insert(leaderScores)
    .values({ userId, metric, period: 'month', startsAt, value, reachedAt });
};

test('a year is what was earned in it month by month in Istanbul, its tickets and points, and the best approved win', async () => {
  const id = await makeUser(api, 'yilbasi', { nickname: 'Yıl Başı', nicknameFold: 'yil basi' });
  const other = await makeUser(api, 'baskasi');
  await move(id, 5, '2025-12-31T20:59:00Z');
  await move(id, 7, '2025-12-31T21:01:00Z');
  await move(id, 30, '2026-03-10T10:00:00Z');
  await move(id, 900, '2026-03-11T10:00:00Z', 'adjustment');
  await move(id, -20, '2026-03-12T10:00:00Z', 'market_order');
  await move(other, 99, '2026-03-12T10:00:00Z');
  for (const month of ['2026-01-01', '2026-07-01']) await score(id, 'tickets', month, 4);
  await score(id, 'tickets', '2025-07-01', 50);
  await score(id, 'guesses', '2026-07-01', 10);
  await addWin(api.deps.db, { userId: id, win: 50_000, createdAt: new Date('2026-05-01') });
  await addWin(api.deps.db, { userId: id, win: 90_000, createdAt: new Date('2025-05-01') });
  await addWin(api.deps.db, { userId: id, win: 95_000, review: 'pending', approvedAt: null });
  const answer = await api.call('GET', '/user/year', { token: await logInAs(api, 'yilbasi') });
  expect(ownYearAnswerSchema.parse(await answer.json()).data).toEqual({
    ...{ year: 2026, name: 'Yıl Başı', months: [7, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    ...{ tickets: 8, guess_points: 10, best_x: 50 },
  });
});

test('in January it is the year before, from February on the new one', async () => {
  const id = await makeUser(api, 'ocakta');
  const yearAt = async (at: string) => {
    const clock = { now: () => Date.parse(at) };
    return (await getYear({ ...api.deps, clock }, { id, username: 'ocakta', nickname: null })).year;
  };
  expect(await yearAt('2026-12-31T20:59:00Z')).toBe(2026);
  expect(await yearAt('2027-01-31T20:59:00Z')).toBe(2026);
  expect(await yearAt('2027-01-31T21:00:00Z')).toBe(2027);
});
