import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsAnswerSchema } from '@/contract/claims';
import { prizeAreas } from '@/contract/prizes';
import { unclaimedNote } from '@/contract/raffles';
import { coinLedger } from '../../db/schema/coin-ledger';
import { drawResults } from '../../db/schema/draw-results';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { notifications } from '../../db/schema/notifications';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { tournaments } from '../../db/schema/tournaments';
import { users } from '../../db/schema/users';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerStandings } from '../../db/schema/wager-standings';
import { ServiceError } from '../../service-error';
import { logInAs, makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { keyed, review } from '../../testing/claims.fixture';
import { addSponsor } from '../../testing/content.fixture';
import { finals } from '../../testing/finals.fixture';
import { addContestRules, prize } from '../../testing/results.fixture';
import { addWagerEvent } from '../../testing/wager-events.fixture';
import { unbalancedUsers, verifyLedger } from '../ledger/verify-ledger';
import { advanceWagerEvents } from '../wager-events/advance-wager-events';
import { contestAreas } from './contest';
import { expirePrizes } from './expire-prizes';
import { markPaid } from './mark-paid';
import { answerMs, disputeMs } from './prize-times';

let api: TestApp;
let ids: string[];
beforeAll(async () => {
  api = await createTestApp();
  await makeUser(api, 'denetci', { permission: 'moderator' });
  ids = [];
  while (ids.length < 5) ids.push(await makeUser(api, `kazanan${ids.length}`));
  await addContestRules(api.deps);
});
afterAll(async () => {
  for (const id of ids) expect(await verifyLedger(api.deps.db, id)).toBeNull();
  expect(await unbalancedUsers(api.deps.db)).toEqual([]);
  await api.close();
});

const spins = (place: number) => prize(place, { type: 'free_spin', title: `Freespin ${place}`, amount: 50 });
const prizes = [spins(1), spins(2), spins(3), prize(4, { amount: 250 })];
const tables = {
  raffle: { table: raffles, before: 'drawn' },
  wager_event: { table: wagerEvents, before: 'final' },
  board: { table: leaderboardPeriods, before: 'frozen' },
  tournament: { table: tournaments, before: 'completed' },
} as const;

type Area = (typeof prizeAreas)[number];
const readClaims = (area: Area, id: number) =>
  api.deps.db
    .select()
    .from(prizeClaims)
    .where(eq(contestAreas[area].column, id))
    .orderBy(asc(prizeClaims.position));
const readUsername = async (userId: string | undefined) => {
  const [user] = await api.deps.db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  return user?.username ?? '';
};
type Claim = typeof prizeClaims.$inferSelect | undefined;
const tokens = new Map<string, string>();
async function tokenFor(name: string): Promise<string> {
  const token = tokens.get(name) ?? (await logInAs(api, name));
  tokens.set(name, token);
  return token;
}
function wait(milliseconds: number) {
  api.clock.advance(milliseconds);
  tokens.clear();
}
const own = async (claim: Claim, body: object) => {
  const token = await tokenFor(await readUsername(claim?.userId));
  return (await keyed(api, `/claims/prize/${claim?.id}/steps`, token, body)).status;
};
const team = async (claim: Claim, action: string, reason?: string) =>
  (await review(api, await tokenFor('denetci'), `prize/${claim?.id}`, { action, reason })).status;
const readTold = async (userId: string | undefined, kind: string) => {
  const isIt = and(eq(notifications.userId, userId ?? ''), eq(notifications.kind, kind));
  return (await api.deps.db.select().from(notifications).where(isIt)).length;
};
async function readState(area: Area, id: number) {
  if (!(area in tables)) return null;
  const { table } = tables[area as keyof typeof tables];
  const [row] = await api.deps.db.select({ state: table.state }).from(table).where(eq(table.id, id));
  return row?.state;
}
async function handOver(claim: Claim) {
  expect(await own(claim, { action: 'answer', site_username: 'nar_oyuncu' })).toBe(201);
  expect(await team(claim, 'approve')).toBe(200);
  expect(await team(claim, 'deliver')).toBe(200);
}

describe.each(prizeAreas)('the winners of a %s', (area) => {
  let id: number;
  let claims: Awaited<ReturnType<typeof readClaims>>;

  test('each have one claim, however many ends run at once, and Sikke at once with a reason of their own', async () => {
    const final = await finals[area](api.deps, {
      slug: `son-${area.replace('_', '-')}`,
      prizes,
      userIds: ids,
    });
    id = final.id;
    const runs = await Promise.allSettled(Array.from({ length: 8 }, () => final.end()));
    for (const run of runs)
      if (run.status === 'rejected') expect(run.reason).toEqual(new ServiceError('conflict'));
    claims = await readClaims(area, id);
    expect(claims.map(({ position, state }) => [position, state])).toEqual([
      [1, 'needs_info'],
      [2, 'needs_info'],
      [3, 'needs_info'],
      [4, 'delivered'],
    ]);
    const isOwn = eq(coinLedger.userId, claims[3]?.userId ?? '');
    const lines = await api.deps.db.select().from(coinLedger).where(isOwn).orderBy(asc(coinLedger.id));
    expect(lines.at(-1)).toMatchObject({ amount: 250, reason: contestAreas[area].reason });
    expect(await markPaid(api.deps)).toEqual({ paid: 0 });
  });

  test('see it among their prizes, with what it was won in and until when they can answer', async () => {
    const token = await tokenFor(await readUsername(claims[0]?.userId));
    const answer = await api.call('GET', '/claims/prize/own', { token });
    const mine = claimsAnswerSchema.parse(await answer.json()).data.find((one) => one.id === claims[0]?.id);
    expect(mine?.details).toMatchObject({ prize: 'Freespin 1', needs: ['site_username'] });
    expect(Object.keys(mine?.details ?? {})).toContain(area);
    const by = new Date(api.clock.now() + answerMs).toISOString();
    expect([mine?.details.answer_by, mine?.may]).toEqual([by, ['answer']]);
    const at = claims[0]?.createdAt.toISOString();
    expect(mine?.steps).toEqual([{ action: 'submit', state: 'needs_info', by: 'site', at, files: [] }]);
  });

  test('say where it goes, get it, and confirm: delivered', async () => {
    const [first] = claims;
    expect(await own(first, { action: 'dispute', message: 'Gelmedi.' })).toBe(409);
    await handOver(first);
    expect(await readTold(first?.userId, 'prize_delivered')).toBeGreaterThan(0);
    const twice = await Promise.all([own(first, { action: 'confirm' }), own(first, { action: 'confirm' })]);
    expect(twice.sort()).toEqual([201, 409]);
    expect((await readClaims(area, id))[0]?.state).toBe('confirmed');
  });

  test('say that it did not come: disputed, until the team says what it did about it', async () => {
    const third = claims[2];
    await handOver(third);
    expect(await own(third, { action: 'dispute' })).toBe(422);
    expect(await own(third, { action: 'dispute', message: 'Gelmedi.' })).toBe(201);
    expect((await readClaims(area, id))[2]?.state).toBe('disputed');
    expect(await team(third, 'reject', 'Olmaz.')).toBe(409);
    expect(await team(third, 'deliver')).toBe(422);
    expect(await team(third, 'deliver', 'Yeniden tanımlandı.')).toBe(200);
    expect((await readClaims(area, id))[2]?.state).toBe('delivered');
  });

  test('do not answer in time: forfeited by the clock, once, and told so', async () => {
    const second = claims[1];
    expect(await expirePrizes(api.deps)).toEqual({ expired: 0 });
    wait(answerMs);
    const runs = await Promise.all([1, 2, 3, 4].map(() => expirePrizes(api.deps)));
    expect(runs.reduce((sum, { expired }) => sum + expired, 0)).toBe(1);
    expect((await readClaims(area, id))[1]?.state).toBe('rejected');
    const token = await tokenFor(await readUsername(second?.userId));
    const listed = claimsAnswerSchema.parse(
      await (await api.call('GET', '/claims/prize/own', { token })).json(),
    );
    const ways = listed.data
      .find((one) => one.id === second?.id)
      ?.steps.map((step) => [step.action, step.by]);
    expect(ways).toEqual([
      ['submit', 'site'],
      ['expire', 'site'],
    ]);
    expect(await readTold(second?.userId, 'prize_expired')).toBeGreaterThan(0);
    expect(await own(second, { action: 'answer', site_username: 'gec' })).toBe(409);
    if (area !== 'raffle') return;
    const results = await api.deps.db.select().from(drawResults).where(eq(drawResults.raffleId, id));
    const [fallen, reserve] = [results.find((one) => one.position === 2), results.at(-1)];
    expect([fallen?.status, fallen?.note]).toEqual(['disqualified', unclaimedNote]);
    const promoted = (await readClaims(area, id)).at(-1);
    expect(promoted).toMatchObject({ state: 'needs_info', position: 5, userId: reserve?.userId });
    expect(await readState(area, id)).toBe('drawn');
    await handOver(promoted);
    wait(disputeMs);
  });

  test('have all of it: only then it is paid, and what was delivered long ago is not disputed any more', async () => {
    if (area in tables) expect(await readState(area, id)).toBe(tables[area as keyof typeof tables].before);
    wait(1);
    const runs = await Promise.all([markPaid(api.deps), markPaid(api.deps)]);
    const isPayable = area in tables;
    expect(runs.reduce((sum, { paid }) => sum + paid, 0)).toBe(isPayable ? 1 : 0);
    if (isPayable) expect(await readState(area, id)).toBe('paid');
    const board = await (await api.call('GET', '/leaders/coins/week/past/2026-06-01')).json();
    if (area === 'board') expect(board.board.is_paid).toBe(true);
    expect(await own(claims[2], { action: 'dispute', message: 'Gelmedi.' })).toBe(409);
    expect(await own(claims[2], { action: 'confirm' })).toBe(201);
  });
});

describe('the winners of a race', () => {
  const step = { title: 'Basamak', amount: 500, currency: null };
  const steps = [
    { ...step, threshold: 100, type: 'coin' as const },
    { ...step, threshold: 900, type: 'free_spin' as const },
  ];
  const values = [1000, 500, 300, 50];

  async function ended(slug: string, row: Partial<Parameters<typeof addWagerEvent>[1]>) {
    const { db, clock } = api.deps;
    const ago = (hours: number) => new Date(clock.now() - hours * 3_600_000);
    const sponsorId = await addSponsor(db, { slug });
    const times = {
      startsAt: ago(99),
      endsAt: ago(70),
      disputeFrom: ago(49),
      disputeUntil: ago(1),
    };
    const id = await addWagerEvent(db, {
      slug,
      sponsorId,
      state: 'dispute',
      prizes: [],
      steps,
      ...times,
      ...row,
    });
    const standing = { eventId: id, reachedAt: ago(70) };
    await db.insert(wagerStandings).values(
      values.map((value, at) => ({
        ...standing,
        ...{
          userId: ids[at] ?? null,
          siteUsername: `${slug}${at}`,
          value,
          rank: at + 1,
          isFlagged: at === 2,
        },
      })),
    );
    await db.insert(wagerStandings).values({ ...standing, siteUsername: 'kimse', value: 40, rank: 5 });
    await advanceWagerEvents(api.deps);
    return (await readClaims('wager_event', id)).map(({ position, state }) => [position, state]);
  }

  test('by steps have the highest that each reached; a flagged place waits for the team', async () => {
    expect(await ended('basamakli', { mode: 'milestone' })).toEqual([
      [1, 'needs_info'],
      [2, 'delivered'],
      [3, 'pending'],
    ]);
  });

  test('of all together have the step that all reached, whoever is a member', async () => {
    expect(await ended('birlikte', { mode: 'target', totalValue: 450 })).toEqual([
      [1, 'delivered'],
      [2, 'delivered'],
      [3, 'pending'],
      [4, 'delivered'],
    ]);
  });
});
