import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementAnswerSchema } from '@/contract/statement';
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
