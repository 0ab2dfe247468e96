import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coinLedger } from '../../../db/schema/coin-ledger';
import { drawResults } from '../../../db/schema/draw-results';
import { earnRules } from '../../../db/schema/earn-rules';
import { prizeClaims } from '../../../db/schema/prize-claims';
import { raffles } from '../../../db/schema/raffles';
import { reviewSteps } from '../../../db/schema/review-steps';
import { ticketDeposits } from '../../../db/schema/ticket-deposits';
import { tickets } from '../../../db/schema/tickets';
import { wins } from '../../../db/schema/wins';
import { advanceRaffles } from '../../../jobs/advance-raffles';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addTicketDraw, keyed, newMember, review, submitDeposit } from '../../../testing/claims.fixture';
import { giveTickets } from '../../../testing/content.fixture';
import { addWin } from '../../../testing/wins.fixture';
import { earnRuleKeys } from '../../points/earn-rule-keys';

let api: TestApp;
let reviewers: string[];
let player: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  api = await createTestApp();
  const team = await Promise.all(
    ['bir', 'iki', 'uc'].map((name) => newMember(api, `moderator_${name}`, { permission: 'moderator' })),
  );
  reviewers = team.map(({ token }) => token);
  player = await newMember(api, 'oyuncu');
  const rule = { key: earnRuleKeys.win, title: 'x', type: 'task' as const, amount: 75 };
  await api.deps.db.insert(earnRules).values(rule);
});
afterAll(() => api.close());

const counted = (answers: readonly Response[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );
const readTickets = (raffleId: number) =>
  api.deps.db
    .select({ number: tickets.number })
    .from(tickets)
    .where(and(eq(tickets.raffleId, raffleId), isNull(tickets.voidedAt)))
    .orderBy(tickets.number);
const anyReviewer = (at: number) => reviewers[at % reviewers.length] ?? '';

/** Deposits straight in the database: as many as a race needs. */
async function pendingDeposits(
  raffleId: number,
  sponsorId: number,
  userIds: readonly string[],
  amount: number,
) {
  const common = { raffleId, sponsorId, siteUsername: 'x', amount, depositDate: new Date() };
  const rows = await api.deps.db
    .insert(ticketDeposits)
    .values(userIds.map((userId) => ({ ...common, userId })))
    .returning({ id: ticketDeposits.id });
  return rows.map(({ id }) => id);
}

describe('of parallel decisions', () => {
  test('on one deposit, approve against reject by three reviewers, one holds, and the tickets are those of that one', async () => {
    const { raffleId, sponsorId } = await addTicketDraw(api, 'yarisma');
    for (let round = 0; round < 8; round += 1) {
      const before = (await readTickets(raffleId)).length;
      const [id] = await pendingDeposits(raffleId, sponsorId, [player.id], 30_000);
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) => {
          const body = at % 2 === 0 ? { action: 'approve' } : { action: 'reject', reason: 'Olmadı.' };
          return review(api, anyReviewer(at), `deposit/${id}`, body);
        }),
      );
      expect(counted(answers)).toEqual({ 200: 1, 409: 23 });
      const [row] = await api.deps.db
        .select()
        .from(ticketDeposits)
        .where(eq(ticketDeposits.id, id ?? 0));
      const brought = (await readTickets(raffleId)).length - before;
      expect([row?.state, brought]).toEqual(row?.state === 'approved' ? ['approved', 3] : ['rejected', 0]);
      const decided = and(eq(reviewSteps.kind, 'deposit'), eq(reviewSteps.subjectId, id ?? 0));
      expect(await api.deps.db.select().from(reviewSteps).where(decided)).toHaveLength(1);
    }
  });

  test('on one win the Sikke come once or not at all', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await addWin(api.deps.db, { userId: player.id, review: 'pending', approvedAt: null });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const body = at % 2 === 0 ? { action: 'approve' } : { action: 'reject', reason: 'Olmadı.' };
          return review(api, anyReviewer(at), `win/${id}`, body);
        }),
      );
      expect(counted(answers)).toEqual({ 200: 1, 409: 19 });
      const [win] = await api.deps.db.select().from(wins).where(eq(wins.id, id));
      const lines = await api.deps.db.select().from(coinLedger).where(eq(coinLedger.userId, player.id));
      const own = lines.filter(({ idempotencyKey }) => idempotencyKey.includes(`:win:${id}:`));
      expect(own).toHaveLength(win?.review === 'approved' ? 1 : 0);
    }
  });
});

describe('tickets', () => {
  test('at their cap: a hundred approvals at once for one member bring three, without a gap in the numbers', async () => {
    const { raffleId, sponsorId } = await addTicketDraw(api, 'sinirli', { maxPerUser: 3 });
    const ids = await pendingDeposits(
      raffleId,
      sponsorId,
      Array.from({ length: 100 }, () => player.id),
      10_000,
    );
    const answers = await Promise.all(
      ids.map((id, at) => review(api, anyReviewer(at), `deposit/${id}`, { action: 'approve' })),
    );
    expect(counted(answers)).toEqual({ 200: 3, 409: 97 });
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({ error: 'ticket_limit' });
    expect((await readTickets(raffleId)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('of many members at once have each number once', async () => {
    const { raffleId, sponsorId } = await addTicketDraw(api, 'kalabalik');
    const members = await Promise.all(
      Array.from({ length: 12 }, (_, at) => newMember(api, `kalabalik${at}`)),
    );
    const owners = Array.from({ length: 60 }, (_, at) => members[at % members.length]?.id ?? '');
    const ids = await pendingDeposits(raffleId, sponsorId, owners, 50_000);
    const answers = await Promise.all(
      ids.map((id, at) => review(api, anyReviewer(at), `deposit/${id}`, { action: 'approve' })),
    );
    expect(counted(answers)).toEqual({ 200: 60 });
    const numbers = (await readTickets(raffleId)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
    const [raffle] = await api.deps.db.select().from(raffles).where(eq(raffles.id, raffleId));
    expect(raffle?.ticketCount).toBe(300);
  });

  test('are in the frozen list or are not given at all, when a draw closes while deposits are approved', async () => {
    const { raffleId, sponsorId } = await addTicketDraw(api, 'kapanan');
    const ids = await pendingDeposits(
      raffleId,
      sponsorId,
      Array.from({ length: 30 }, () => player.id),
      20_000,
    );
    const over = { endsAt: new Date(api.clock.now()) };
    const approvals = ids.map((id, at) =>
      review(api, anyReviewer(at), `deposit/${id}`, { action: 'approve' }),
    );
    await Promise.all([approvals[0], approvals[1]]);
    await api.deps.db.update(raffles).set(over).where(eq(raffles.id, raffleId));
    const [answers] = await Promise.all([Promise.all(approvals), advanceRaffles(api.deps)]);
    const [raffle] = await api.deps.db.select().from(raffles).where(eq(raffles.id, raffleId));
    const approved = answers.filter(({ status }) => status === 200).length;
    expect([raffle?.state, raffle?.listTotal]).toEqual(['closed', approved * 2]);
    expect(await readTickets(raffleId)).toHaveLength(approved * 2);
  });
});

describe('a prize', () => {
  const prizes = [
    { rank_from: 1, rank_to: 1, type: 'physical' as const, title: 'Kulaklık', amount: null, currency: null },
    { rank_from: 2, rank_to: 2, type: 'coin' as const, title: '500 Sikke', amount: 500, currency: null },
  ];

  async function drawn(slug: string) {
    const { raffleId } = await addTicketDraw(api, slug);
    const members = await Promise.all([0, 1, 2, 3].map((at) => newMember(api, `${slug}${at}`)));
    for (const [at, { id }] of members.entries())
      await giveTickets(api.deps.db, { raffleId, userId: id, first: at * 5 + 1, count: 5 });
    const past = (hours: number) => new Date(api.clock.now() - hours * 3_600_000);
    const times = { startsAt: past(9), endsAt: past(2), drawAt: past(1) };
    await api.deps.db
      .update(raffles)
      .set({ prizes, reserveCount: 2, ...times })
      .where(eq(raffles.id, raffleId));
    await advanceRaffles(api.deps);
    await advanceRaffles(api.deps);
    const claims = await api.deps.db
      .select()
      .from(prizeClaims)
      .where(eq(prizeClaims.raffleId, raffleId))
      .orderBy(prizeClaims.position);
    const tokenOfUser = (userId: string | undefined) => members.find(({ id }) => id === userId)?.token ?? '';
    return { raffleId, claims, tokenOfUser };
  }
  const decide = (id: number, action: string, reason?: string) =>
    review(api, reviewers[0] ?? '', `prize/${id}`, { action, reason });

  test('is claimed by who won it: where it goes, approved, handed over; Sikke are paid once', async () => {
    const { claims, tokenOfUser, raffleId } = await drawn('odullu');
    expect(claims.map(({ state }) => state)).toEqual(['needs_info', 'delivered']);
    const [thing, coins] = claims;
    const path = `/claims/prize/${thing?.id}/steps`;
    const token = tokenOfUser(thing?.userId);
    const empty = await keyed(api, path, token, { action: 'answer' });
    expect([empty.status, Object.keys((await empty.json()).errors)]).toEqual([
      422,
      ['name', 'surname', 'phone', 'address', 'city', 'country', 'zipcode'],
    ]);
    const delivery = {
      ...{ name: 'Ada', surname: 'Örnek', phone: '+90 500 000 00 00', address: 'Sokak 1' },
      ...{ city: 'İzmir', country: 'Türkiye', zipcode: '35000' },
    };
    expect(
      (await keyed(api, path, tokenOfUser(coins?.userId), { action: 'answer', ...delivery })).status,
    ).toBe(404);
    expect((await keyed(api, path, token, { action: 'answer', ...delivery })).status).toBe(201);
    expect((await decide(thing?.id ?? 0, 'deliver')).status).toBe(409);
    expect((await decide(thing?.id ?? 0, 'approve')).status).toBe(200);
    expect((await decide(thing?.id ?? 0, 'deliver')).status).toBe(200);
    const paid = await Promise.all(Array.from({ length: 10 }, () => decide(coins?.id ?? 0, 'deliver')));
    expect(counted(paid)).toEqual({ 409: 10 });
    const lines = await api.deps.db
      .select()
      .from(coinLedger)
      .where(eq(coinLedger.userId, coins?.userId ?? ''));
    expect(lines.map(({ amount, reason }) => [amount, reason])).toEqual([[500, 'raffle']]);
    const results = await api.deps.db.select().from(drawResults).where(eq(drawResults.raffleId, raffleId));
    expect(results.map(({ status }) => status).sort()).toEqual([
      'delivered',
      'delivered',
      'waiting',
      'waiting',
    ]);
  });

  test('that is forfeited goes to the next reserve, with a public reason, and the reserve can claim it', async () => {
    const { claims, raffleId } = await drawn('dusen');
    const first = claims[0]?.id ?? 0;
    const forfeits = await Promise.all(
      Array.from({ length: 6 }, () => decide(first, 'reject', 'Süresinde yanıt gelmedi.')),
    );
    expect(counted(forfeits)).toEqual({ 200: 1, 409: 5 });
    const results = await api.deps.db
      .select()
      .from(drawResults)
      .where(eq(drawResults.raffleId, raffleId))
      .orderBy(drawResults.position);
    expect(results.map(({ status, prizePosition }) => [status, prizePosition])).toEqual([
      ['disqualified', null],
      ['delivered', 2],
      ['promoted', 1],
      ['waiting', null],
    ]);
    expect(results[0]?.note).toBe('Süresinde yanıt gelmedi.');
    const open = await api.deps.db
      .select()
      .from(prizeClaims)
      .where(and(eq(prizeClaims.raffleId, raffleId), eq(prizeClaims.position, 3)));
    expect(open).toMatchObject([
      { userId: results[2]?.userId, state: 'needs_info', prize: { title: 'Kulaklık' } },
    ]);
  });
});

test('a deposit that is handed in and decided through the front doors issues what its rule says', async () => {
  await addTicketDraw(api, 'kapidan', { amountPerTicket: 15_000 });
  const id = await submitDeposit(api, player.token, 'kapidan', { amount: 44_999 });
  const answer = await review(api, reviewers[0] ?? '', `deposit/${id}`, { action: 'approve' });
  expect([answer.status, (await answer.json()).data]).toEqual([200, { id, state: 'approved' }]);
  const [row] = await api.deps.db.select().from(ticketDeposits).where(eq(ticketDeposits.id, id));
  expect(row?.ticketCount).toBe(2);
});
