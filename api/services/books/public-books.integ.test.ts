import { describe, expect, test } from 'vitest';
import { booksAnswerSchema } from '@/contract/books';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp } from '../../testing/app.fixture';
import { addTicketDraw, newMember, review, submit, submitDeposit } from '../../testing/claims.fixture';
import { postToLedger } from '../ledger/post-to-ledger';
import { closeBooks } from './close-books';
import { beat, uptimeDays } from './uptime';

const dayMs = 24 * 3_600_000;

describe('an operator who leaves something out', () => {
  test('has days missing between two heads, and what happened meanwhile in the next one', async () => {
    const own = await createTestApp();
    const userId = await makeUser(own, 'aradaki');
    const first = await closeBooks(own.deps);
    own.clock.advance(3 * dayMs);
    const posting = { userId, amount: 40, reason: 'event' as const, idempotencyKey: 'arada' };
    await own.deps.db.transaction((tx) => postToLedger({ tx, clock: own.clock }, posting));
    own.clock.advance(2 * dayMs);
    const next = await closeBooks(own.deps);
    expect(Date.parse(next?.day ?? '') - Date.parse(first?.day ?? '')).toBe(5 * dayMs);
    expect([next?.position, next?.prev_hash]).toEqual([2, first?.hash]);
    expect(JSON.parse(next?.content ?? '')).toMatchObject({
      sikke: { made: 40 },
      books: { ledger: { rows: 1 } },
    });
    await own.close();
  });

  test('who beats for an outage afterwards has another uptime than the head of the day after', async () => {
    const own = await createTestApp();
    const midnight = Date.parse('2026-06-10T21:00:00Z');
    const beatAt = (minute: number) =>
      beat({ db: own.deps.db, clock: { now: () => midnight + minute * 60_000 } });
    for (const minute of [0, 1, 2, 1439]) await beatAt(minute);
    const head = await closeBooks({ ...own.deps, clock: { now: () => midnight + dayMs + 60_000 } });
    expect(JSON.parse(head?.content ?? '').uptime).toEqual({ day: '2026-06-11', minutes: 1440, beats: 4 });
    for (let minute = 3; minute < 100; minute += 1) await beatAt(minute);
    const days = await uptimeDays(own.deps.db, {
      from: new Date(midnight),
      until: new Date(midnight + dayMs),
    });
    expect(days).toEqual([{ day: '2026-06-11', minutes: 1440, beats: 101 }]);
    await own.close();
  });
});

test('the books in public count by month, by rule and by what the team did and decided of each kind, in thirty days, of nobody in particular', async () => {
  const own = await createTestApp();
  const { token } = await newMember(own, 'ekipten', { permission: 'moderator' });
  const player = await newMember(own, 'oyuncu');
  await addTicketDraw(own, 'defter');
  const read = async () => booksAnswerSchema.parse(await (await own.call('GET', '/books')).json()).data;
  expect(await read()).toMatchObject({
    months: [],
    decisions: [],
    actions: [],
    uptime: { since: null },
    head: null,
  });

  const [first, second] = [
    await submitDeposit(own, player.token, 'defter'),
    await submitDeposit(own, player.token, 'defter', { amount: 20_000 }),
  ];
  expect((await review(own, token, `deposit/${first}`, { action: 'approve' })).status).toBe(200);
  expect(
    (await review(own, token, `deposit/${second}`, { action: 'reject', reason: 'Görsel okunmuyor.' })).status,
  ).toBe(200);
  const complaint = { type: 'suggestion', department: 'other', subject: 'Konu', message: 'Sözlerim.' };
  await submit(own, '/claims/complaint', player.token, complaint);
  const posting = { userId: player.id, idempotencyKey: 'aylik' } as const;
  await own.deps.db.transaction(async (tx) => {
    await postToLedger({ tx, clock: own.clock }, { ...posting, amount: 90, reason: 'checkin' });
  });
  await beat(own.deps);
  own.clock.advance(60_000);

  const books = await read();
  expect(books.decisions).toEqual([{ kind: 'deposit', approved: 1, rejected: 1 }]);
  expect(books.actions).toEqual([{ kind: 'claim_decided', count: 2 }]);
  expect(books.sikke).toMatchObject({
    made: 90,
    spent: 0,
    outstanding: 90,
    reasons: [{ reason: 'checkin', came: 90, went: 0 }],
  });
  expect(books.months).toMatchObject([
    { made: 90, outstanding: 90, cases: 1, cases_closed: 0, draws: 0, prizes: 0 },
  ]);
  expect(books.uptime.days.map(({ minutes, beats }) => [minutes, beats])).toEqual([[1, 1]]);
  own.clock.advance(31 * dayMs);
  expect(await read()).toMatchObject({ decisions: [], actions: [] });
  await own.close();
});
