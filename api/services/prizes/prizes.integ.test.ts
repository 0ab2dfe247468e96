import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { coinLedger } from '../../db/schema/coin-ledger';
import { earnRules } from '../../db/schema/earn-rules';
import { eventEntries } from '../../db/schema/event-entries';
import { events } from '../../db/schema/events';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { notifications } from '../../db/schema/notifications';
import { prizeClaims } from '../../db/schema/prize-claims';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { ServiceError } from '../../service-error';
import { makeUser, storedUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { newMember, review } from '../../testing/claims.fixture';
import { addTournament } from '../../testing/events.fixture';
import { addContestRules, addJudged, addStartedBracket, prize } from '../../testing/results.fixture';
import { addHunt } from '../../testing/streamed.fixture';
import { settleHunts } from '../bonus-hunts/settle-hunts';
import { decideEvent } from '../events/decide-event';
import { unbalancedUsers, verifyLedger } from '../ledger/verify-ledger';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { getStatement } from '../statement/get-statement';
import { cancelTournament } from '../tournaments/cancel-tournament';
import { recordMatch } from '../tournaments/record-match';
import { settleTournaments } from '../tournaments/settle-tournaments';

let api: TestApp;
let ids: string[];
let moderator: string;
beforeAll(async () => {
  api = await createTestApp();
  moderator = (await newMember(api, 'moderator', { permission: 'moderator' })).token;
  ids = [];
  while (ids.length < 6) ids.push(await makeUser(api, `yarisan${ids.length}`, { passwordHash: '!' }));
  await addContestRules(api.deps);
});
afterAll(async () => {
  for (const id of ids) expect(await verifyLedger(api.deps.db, id)).toBeNull();
  expect(await unbalancedUsers(api.deps.db)).toEqual([]);
  await api.close();
});
beforeEach(() => api.deps.db.delete(notifications));

let contests = 0;
const newSlug = () => {
  contests += 1;
  return `yarisma-${contests}`;
};
const at = (index: number) => ids[index] ?? '';
const prizes = [
  prize(1, { amount: 1000 }),
  prize(2, { type: 'physical', title: 'Kulaklık', amount: null }),
  prize(3, { type: 'code', title: 'Kod', amount: null }),
];

/** The credits of a contest, and its claims by place. */
async function given(key: 'eventId' | 'huntId' | 'tournamentId', id: number) {
  const claims = await api.deps.db
    .select()
    .from(prizeClaims)
    .where(eq(prizeClaims[key], id))
    .orderBy(asc(prizeClaims.position));
  const area = key.replace('Id', '');
  const lines = await api.deps.db.select().from(coinLedger).where(isNotNull(coinLedger.idempotencyKey));
  const own = lines.filter(({ idempotencyKey }) => idempotencyKey.includes(`:prize:${area}:${id}:`));
  return {
    claims: claims.map(({ userId, position, state }) => [ids.indexOf(userId), position, state]),
    credits: own.map(({ userId, amount, reason }) => [ids.indexOf(userId), amount, reason]),
  };
}

const told = async () => {
  const rows = await api.deps.db.select().from(notifications).orderBy(asc(notifications.id));
  return rows.map(({ userId, kind, params }) => [ids.indexOf(userId), kind, params]);
};

/** What the member's statement says of the newest line: what it came of, and what leads there. */
const newestLine = async (index = -1) => {
  const ctx = { ...api.deps, requestId: 'test', clientAddress: '', clientAgent: '' };
  const { data } = await getStatement(ctx, { owner: { id: at(index), point: 0 }, input: {} });
  return [data[0]?.source, data[0]?.reference];
};

/** How many of parallel calls held; the others are refused as `conflict`, never otherwise. */
async function held(calls: readonly (() => Promise<unknown>)[]): Promise<boolean[]> {
  const done = await Promise.allSettled(calls.map((call) => call()));
  for (const one of done) {
    if (one.status === 'rejected' && !(one.reason instanceof ServiceError && one.reason.code === 'conflict'))
      throw one.reason;
  }
  return done.map(({ status }) => status === 'fulfilled');
}

const finish = (slug: string) =>
  decideEvent(api.deps, { slug, input: { action: 'finish', reason: undefined } });
const cancel = (slug: string) =>
  decideEvent(api.deps, { slug, input: { action: 'cancel', reason: 'Yayın yok.' } });
const addQuiz = (slug: string) =>
  addJudged(api.deps, { slug, title: 'Gece', type: 'quiz', prizes }, ids.slice(0, 4));

describe('the prizes of an event', () => {
  test('are given with its result: Sikke at once, the rest as claims; everybody who took part hears of it', async () => {
    const slug = newSlug();
    const { id } = await addQuiz(slug);
    await finish(slug);
    expect(await given('eventId', id)).toEqual({
      claims: [
        [0, 1, 'delivered'],
        [1, 2, 'needs_info'],
        [2, 3, 'pending'],
      ],
      credits: [[0, 1000, 'event']],
    });
    expect(await newestLine(0)).toEqual(['Gece', { type: 'events', id: slug }]);
    expect((await told()).sort()).toEqual([
      [0, 'contest_prize', { title: 'Gece', prize: 'Ödül 1', how: 'paid' }],
      [1, 'contest_prize', { title: 'Gece', prize: 'Kulaklık', how: 'info' }],
      [2, 'contest_prize', { title: 'Gece', prize: 'Kod', how: 'team' }],
      [3, 'contest_result', { title: 'Gece', rank: 4 }],
    ]);
  });

  test('come once, however often and parallel it is finished, and never beside a cancellation', async () => {
    for (let round = 0; round < 8; round += 1) {
      const slug = newSlug();
      const { id } = await addQuiz(slug);
      const calls = Array.from({ length: 12 }, (_, one) => () => (one % 2 ? cancel(slug) : finish(slug)));
      expect((await held(calls)).filter(Boolean)).toHaveLength(1);
      const [event] = await api.deps.db.select().from(events).where(eq(events.id, id));
      const { claims, credits } = await given('eventId', id);
      expect([claims.length, credits.length]).toEqual(event?.state === 'finished' ? [3, 1] : [0, 0]);
    }
  });

  test('wait while anything is under review, or without a score where a jury decides', async () => {
    const slug = newSlug();
    const { id, entryIds } = await addQuiz(slug);
    await api.deps.db
      .update(eventEntries)
      .set({ review: 'pending', counts: false })
      .where(eq(eventEntries.id, entryIds[3] ?? 0));
    expect(await held([() => finish(slug)])).toEqual([false]);
    const custom = newSlug();
    await addJudged(api.deps, { slug: custom, prizes }, ids.slice(0, 2));
    expect(await held([() => finish(custom)])).toEqual([false]);
    expect((await given('eventId', id)).claims).toEqual([]);
  });

  test('in Sikke that the rule does not let through wait for the team, and then come once', async () => {
    const { db } = api.deps;
    const isRule = eq(earnRules.key, earnRuleKeys.event);
    await db.update(earnRules).set({ isActive: false }).where(isRule);
    const slug = newSlug();
    const { id } = await addQuiz(slug);
    await finish(slug);
    await db.update(earnRules).set({ isActive: true }).where(isRule);
    expect((await given('eventId', id)).claims[0]).toEqual([0, 1, 'pending']);
    const [claim] = await db
      .select()
      .from(prizeClaims)
      .where(and(eq(prizeClaims.eventId, id), eq(prizeClaims.position, 1)));
    const before = await readBalance(0);
    const step = (action: string) => review(api, moderator, `prize/${claim?.id}`, { action });
    expect((await step('approve')).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 6 }, () => step('deliver')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await readBalance(0)) - before).toBe(1000);
  });
});

async function readBalance(index: number): Promise<number> {
  return (await storedUser(api, `yarisan${index}`))?.point ?? 0;
}

describe('the prizes of a hunt', () => {
  const hourMs = 3_600_000;
  async function addCompleted(slug: string) {
    const completedAt = new Date(api.clock.now());
    const end = { state: 'completed' as const, endBalance: 500_000, completedAt };
    const id = await addHunt(api.deps.db, { slug, ...end, winnerCount: 2, prizes });
    const guesses = [490_000, 400_000, 500_100, 600_000];
    await api.deps.db.insert(huntGuesses).values(
      guesses.map((endBalance, one) => ({
        huntId: id,
        userId: at(one),
        endBalance,
        submittedAt: completedAt,
      })),
    );
    return id;
  }

  test('go to the nearest guesses a day after its end, by the end balance as it was corrected, once', async () => {
    const slug = newSlug();
    const id = await addCompleted(slug);
    expect(await settleHunts(api.deps)).toEqual({ settled: 0 });
    await api.deps.db.update(bonusHunts).set({ endBalance: 401_000 }).where(eq(bonusHunts.id, id));
    api.clock.advance(25 * hourMs);
    const runs = await Promise.all(Array.from({ length: 8 }, () => settleHunts(api.deps)));
    expect(runs.reduce((sum, { settled }) => sum + settled, 0)).toBe(1);
    expect(await given('huntId', id)).toEqual({
      claims: [
        [1, 1, 'delivered'],
        [0, 2, 'needs_info'],
      ],
      credits: [[1, 1000, 'guess']],
    });
    expect((await newestLine(1))[1]).toEqual({ type: 'bonus-hunts', id: slug });
  });

  test('are not given where it is cancelled first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await addCompleted(newSlug());
      api.clock.advance(25 * hourMs);
      const gone = { state: 'cancelled' as const, endBalance: null, completedAt: null };
      const isCompleted = and(eq(bonusHunts.id, id), eq(bonusHunts.state, 'completed'));
      await Promise.all([
        settleHunts(api.deps),
        api.deps.db.update(bonusHunts).set(gone).where(isCompleted),
        settleHunts(api.deps),
      ]);
      const [hunt] = await api.deps.db.select().from(bonusHunts).where(eq(bonusHunts.id, id));
      const { claims, credits } = await given('huntId', id);
      expect([claims.length, credits.length]).toEqual(hunt?.state === 'settled' ? [2, 1] : [0, 0]);
    }
  });
});

describe('the prizes of a tournament', () => {
  test('follow the bracket: champion, finalist, the better seed of the rest; each round is announced to its players', async () => {
    const slug = newSlug();
    const id = await addStartedBracket(api.deps, { slug, title: 'Kupa', prizes }, ids.slice(0, 4));
    const seeds = await api.deps.db
      .select()
      .from(tournamentParticipants)
      .where(eq(tournamentParticipants.tournamentId, id))
      .orderBy(asc(tournamentParticipants.seed));
    const [one, two, three, four] = seeds.map(({ userId }) => ids.indexOf(userId));
    expect((await told()).map(([who, kind]) => [who, kind]).sort()).toEqual(
      [0, 1, 2, 3].map((who) => [who, 'match_ready']),
    );
    await api.deps.db.delete(notifications);
    const play = (round: number, index: number, winA: number, winB: number) =>
      recordMatch(api.deps, { slug, input: { round, index, win_a: winA, win_b: winB } });
    await play(1, 0, 50, 90);
    expect(await told()).toEqual([]);
    expect(await held([() => play(1, 1, 70, 70), () => play(1, 1, 70, 70)])).toContain(true);
    expect((await told()).map(([who, kind]) => [who, kind])).toEqual([
      [four, 'match_ready'],
      [two, 'match_ready'],
    ]);
    await play(2, 0, 10, 5);
    expect((await Promise.all([settleTournaments(api.deps), settleTournaments(api.deps)])).sort()).toEqual([
      0, 1,
    ]);
    expect(await given('tournamentId', id)).toEqual({
      claims: [
        [four, 1, 'delivered'],
        [two, 2, 'needs_info'],
        [one, 3, 'pending'],
      ],
      credits: [[four, 1000, 'tournament']],
    });
    expect(await newestLine(four)).toEqual(['Kupa', { type: 'tournaments', id: slug }]);
    expect(await told()).toContainEqual([three, 'contest_result', { title: 'Kupa', rank: 4 }]);
    const states = await api.deps.db.select().from(tournaments).where(eq(tournaments.id, id));
    expect(states).toMatchObject([{ state: 'completed', settledAt: expect.any(Date) }]);
  });

  test('of a board come once, or not at all where it is cancelled at the same time; then the entries are given back', async () => {
    for (let round = 0; round < 8; round += 1) {
      const slug = newSlug();
      const id = await addTournament(api.deps.db, {
        slug,
        type: 'season',
        size: null,
        state: 'completed',
        prizes,
      });
      await api.deps.db.insert(tournamentParticipants).values(
        ids.map((userId, one) => ({
          tournamentId: id,
          userId,
          number: one + 1,
          score: 10 - one,
          played: 1,
        })),
      );
      await held([
        () => settleTournaments(api.deps),
        () => cancelTournament(api.deps, { slug, input: { reason: 'Hata.' } }),
        () => settleTournaments(api.deps),
        () => cancelTournament(api.deps, { slug, input: { reason: 'Hata.' } }),
      ]);
      const [row] = await api.deps.db.select().from(tournaments).where(eq(tournaments.id, id));
      const { claims, credits } = await given('tournamentId', id);
      expect([claims.length, credits.length]).toEqual(row?.state === 'completed' ? [3, 1] : [0, 0]);
    }
  });
});
