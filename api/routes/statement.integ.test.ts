import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementAnswerSchema, statementSummaryAnswerSchema } from '@/contract/statement';
import { coinLedger } from '../db/schema/coin-ledger';
import { leaderboardPeriods } from '../db/schema/leaderboard-periods';
import { users } from '../db/schema/users';
import { reconcileLedger } from '../jobs/reconcile-ledger';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { reconcile } from '../services/ledger/reconcile';
import { reverseLine } from '../services/ledger/reverse-line';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addRaffle, addSponsor } from '../testing/content.fixture';
import { addEarnRules, addRedeemCode } from '../testing/earning.fixture';
import { addTournament } from '../testing/events.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { type Buyer, makeBuyer, order, orderIn } from '../testing/orders.fixture';
import { addWagerEvent } from '../testing/wager-events.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await addEarnRules(api);
  await addMarketItem(api.deps.db, { slug: 'urun', title: 'Kupa', price: 30 });
});
afterAll(() => api.close());

const statement = async ({ token }: Buyer, query = '') => {
  const answer = await api.call('GET', `/user/ledger${query}`, { token });
  return statementAnswerSchema.parse(await answer.json());
};

describe('a statement', () => {
  test('names each line’s source, balance and way back, the newest first, and what orders hold', async () => {
    const member = await makeBuyer(api, 100);
    await addRedeemCode(api, 'KODKOD');
    await api.call('POST', '/codes/redemption', {
      token: member.token,
      body: { code: 'KODKOD' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const first = await orderIn(await order(api, member, { slug: 'urun', price: 30 }));
    await order(api, member, { slug: 'urun', price: 30 });
    await api.call('POST', `/user/orders/${first.id}/cancel`, { token: member.token });
    const { data, balance, reserved } = await statement(member);
    expect(
      data.map(({ amount, balance_after, reason, source, path }) => [
        amount,
        balance_after,
        reason,
        source,
        path,
      ]),
    ).toEqual([
      [30, 110, 'market_release', 'Kupa', null],
      [-30, 80, 'market_order', 'Kupa', null],
      [-30, 110, 'market_order', 'Kupa', null],
      [40, 140, 'code', 'Kod yağmuru', '/yayin'],
      [100, 100, 'task', null, null],
    ]);
    expect([balance, reserved]).toEqual([110, 30]);
  });

  test('says of a prize which draw, race, tournament or leaderboard it was won in', async () => {
    const member = await makeBuyer(api, 0);
    const { db } = api.deps;
    const sponsorId = await addSponsor(db, { slug: 'veren' });
    const raffleId = await addRaffle(db, { slug: 'cekilis' });
    const eventId = await addWagerEvent(db, { slug: 'yaris', sponsorId });
    await addTournament(db, { slug: 'turnuva' });
    const startsAt = new Date('2026-05-31T21:00:00Z');
    const week = {
      metric: 'coins',
      period: 'week',
      startsAt,
      endsAt: new Date('2026-06-07T21:00:00Z'),
    } as const;
    const [period] = await db.insert(leaderboardPeriods).values(week).returning();
    const won = [
      ['raffle', 'raffle', raffleId],
      ['wager_event', 'wager_event', eventId],
      ['leaderboard', 'board', period?.id],
      ['tournament_entry', 'tournament', 'turnuva'],
    ] as const;
    for (const [reason, type, id] of won)
      await db.transaction((tx) =>
        postToLedger(
          { tx, clock: api.clock },
          {
            userId: member.id,
            amount: 5,
            reason,
            idempotencyKey: `odul:${type}`,
            ref: { type, id: String(id) },
          },
        ),
      );
    const { data } = await statement(member);
    expect(data.slice(0, 4).map(({ source, reference, board }) => [source, reference, board])).toEqual([
      ['turnuva', { type: 'tournaments', id: 'turnuva' }, undefined],
      [null, { type: 'leaders' }, { metric: 'coins', period: 'week', start: '2026-06-01' }],
      ['yaris', { type: 'wager-events', id: 'yaris' }, undefined],
      ['cekilis', { type: 'raffles', id: 'cekilis' }, undefined],
    ]);
  });

  test('shows a correction as a line of its own that names the line it takes back', async () => {
    const member = await makeBuyer(api, 100);
    const [line] = await api.deps.db.select().from(coinLedger).where(eq(coinLedger.userId, member.id));
    await api.deps.db.transaction((tx) =>
      reverseLine(
        { tx, clock: api.clock },
        { lineId: line?.id ?? 0, actorId: member.id, note: 'İki kez yazılmış' },
      ),
    );
    const { data } = await statement(member);
    expect(data[0]).toMatchObject({
      amount: -100,
      reverses: line?.id,
      note: 'İki kez yazılmış',
      reason: 'reversal',
    });
  });

  test('is the member’s own, page by page, and each line once', async () => {
    const [member, other] = [await makeBuyer(api, 7), await makeBuyer(api, 9)];
    for (let at = 0; at < 60; at += 1) {
      await api.deps.db.transaction((tx) =>
        postToLedger(
          { tx, clock: api.clock },
          { userId: member.id, amount: 1, reason: 'task', idempotencyKey: `${member.id}:${at}` },
        ),
      );
    }
    const seen: number[] = [];
    for (let query = '?size=25'; query; ) {
      const { data, next_cursor } = await statement(member, query);
      seen.push(...data.map(({ balance_after }) => balance_after));
      query = next_cursor ? `?size=25&cursor=${next_cursor}` : '';
    }
    expect(seen).toEqual(Array.from({ length: 61 }, (_, at) => 67 - at));
    expect((await statement(other)).data).toHaveLength(1);
    for (const query of ['?size=0', '?size=501', '?size=x', '?cursor=!']) {
      expect((await api.call('GET', `/user/ledger${query}`, { token: member.token })).status).toBe(422);
    }
  });
});

describe('the sums of a statement', () => {
  const start = Date.parse('2027-11-21T12:00:00Z');
  const hours = 60 * 60_000;
  beforeAll(() => api.clock.advance(start - api.clock.now()));

  const summary = async ({ token }: Buyer, query = '') => {
    const answer = await api.call('GET', `/user/ledger/summary${query}`, { token });
    return statementSummaryAnswerSchema.parse(await answer.json()).data;
  };
  /** Moves Sikke at a moment of its own. */
  const move = (member: Buyer, at: string, amount: number, reason: 'task' | 'code' | 'adjustment') =>
    api.deps.db.transaction((tx) =>
      postToLedger(
        { tx, clock: { now: () => Date.parse(at) } },
        { userId: member.id, amount, reason, idempotencyKey: `${member.id}:${at}:${reason}` },
      ),
    );

  test('are of days in Istanbul, each with the balance at its end, and of the reasons that moved it', async () => {
    const member = await makeBuyer(api, 0);
    await move(member, '2027-08-01T10:00:00Z', 500, 'task');
    // 23.59 and 00.00 in Istanbul.
    await move(member, '2027-11-19T20:59:59.999Z', 40, 'code');
    await move(member, '2027-11-19T21:00:00Z', 7, 'code');
    await move(member, '2027-11-20T09:00:00Z', -100, 'adjustment');
    await move(member, '2027-11-21T11:00:00Z', 3, 'task');
    const { days, reasons } = await summary(member);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2027-10-23', came: 0, went: 0, balance: 500 });
    expect(days.slice(-3)).toEqual([
      { day: '2027-11-19', came: 40, went: 0, balance: 540 },
      { day: '2027-11-20', came: 7, went: 100, balance: 447 },
      { day: '2027-11-21', came: 3, went: 0, balance: 450 },
    ]);
    expect(reasons).toEqual([
      { reason: 'code', came: 47, went: 0 },
      { reason: 'task', came: 3, went: 0 },
      { reason: 'adjustment', came: 0, went: 100 },
    ]);
  });

  test('agree with the lines and with the balance, whichever days they are of', async () => {
    const member = await makeBuyer(api, 0);
    for (let at = 0; at < 120; at += 1) {
      const moment = new Date(start - 100 * 24 * hours + at * 20 * hours).toISOString();
      await move(member, moment, at % 3 === 2 ? -5 : 9 + at, at % 2 === 0 ? 'task' : 'adjustment');
    }
    const { data: lines, balance } = await statement(member, '?size=500');
    for (const days of [30, 90]) {
      const sums = await summary(member, `?days=${days}`);
      const from = Date.parse(`${sums.days[0]?.day}T00:00:00+03:00`);
      const within = lines.filter(({ created_at }) => Date.parse(created_at) >= from);
      const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
      const came = total(within.map(({ amount }) => Math.max(0, amount)));
      const went = total(within.map(({ amount }) => Math.max(0, -amount)));
      for (const rows of [sums.days, sums.reasons]) {
        expect([total(rows.map((row) => row.came)), total(rows.map((row) => row.went))]).toEqual([
          came,
          went,
        ]);
      }
      expect([sums.days.length, sums.days.at(-1)?.balance]).toEqual([days, balance]);
    }
  });

  test('are the member’s own, of nothing where nothing moved, and of no other span', async () => {
    const member = await makeBuyer(api, 0);
    const { days, reasons } = await summary(member);
    expect([new Set(days.map(({ balance }) => balance)), reasons]).toEqual([new Set([0]), []]);
    for (const query of ['?days=7', '?days=x']) {
      expect((await api.call('GET', `/user/ledger/summary${query}`, { token: member.token })).status).toBe(
        422,
      );
    }
  });

  test('leave a line in one direction where only that is asked for, page by page', async () => {
    const member = await makeBuyer(api, 100);
    await move(member, '2027-11-21T09:00:00Z', -30, 'adjustment');
    await move(member, '2027-11-21T10:00:00Z', 8, 'code');
    const amounts = async (query: string) =>
      (await statement(member, query)).data.map(({ amount }) => amount);
    expect(await amounts('?direction=in')).toEqual([8, 100]);
    expect(await amounts('?direction=out')).toEqual([-30]);
    const { next_cursor } = await statement(member, '?direction=in&size=1');
    expect(await amounts(`?direction=in&size=1&cursor=${next_cursor}`)).toEqual([100]);
    const answer = await api.call('GET', '/user/ledger?direction=x', { token: member.token });
    expect(answer.status).toBe(422);
  });
});

describe('the books', () => {
  test('agree after all of this, and where they do not the member is named', async () => {
    expect((await reconcile(api.deps.db)).faults).toEqual([]);
    await reconcileLedger(api.deps);
    const member = await makeBuyer(api, 10);
    await api.deps.db.update(users).set({ point: 11 }).where(eq(users.id, member.id));
    const found = await reconcile(api.deps.db);
    expect(found.faults).toEqual([
      { username: member.name, fault: 'the lines sum up to 10, the balance is 11' },
    ]);
    await expect(reconcileLedger(api.deps)).rejects.toThrow(/1 member/);
    await api.deps.db.update(users).set({ point: 10 }).where(eq(users.id, member.id));
  });

  test('do not agree when a line was changed behind the program’s back', async () => {
    const member = await makeBuyer(api, 10);
    await api.deps.db.execute(sql`alter table coin_ledger disable trigger user`);
    await api.deps.db.execute(sql`update coin_ledger set note = 'x' where user_id = ${member.id}`);
    await api.deps.db.execute(sql`alter table coin_ledger enable trigger user`);
    const { faults } = await reconcile(api.deps.db);
    expect(faults).toMatchObject([{ username: member.name, fault: expect.stringMatching(/was changed/) }]);
  });
});
