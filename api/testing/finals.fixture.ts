import { eq } from 'drizzle-orm';
import type { PrizeWire } from '@/contract/prizes';
import type { Deps } from '../context';
import { huntGuesses } from '../db/schema/hunt-guesses';
import { leaderScores } from '../db/schema/leader-scores';
import { leaderboardPeriods } from '../db/schema/leaderboard-periods';
import { raffles } from '../db/schema/raffles';
import { tournamentParticipants } from '../db/schema/tournament-participants';
import { wagerStandings } from '../db/schema/wager-standings';
import { advanceRaffles } from '../jobs/advance-raffles';
import { turnBoards } from '../jobs/turn-boards';
import { settleHunts } from '../services/bonus-hunts/settle-hunts';
import { decideEvent } from '../services/events/decide-event';
import type { ContestArea } from '../services/prizes/contest';
import { settleTournaments } from '../services/tournaments/settle-tournaments';
import { advanceWagerEvents } from '../services/wager-events/advance-wager-events';
import { addRaffle, addSponsor, giveTickets } from './content.fixture';
import { addTournament } from './events.fixture';
import { addJudged } from './results.fixture';
import { addHunt } from './streamed.fixture';
import { addWagerEvent } from './wager-events.fixture';

/** A contest whose result waits for its last step, which `end` is; members rank in the order given (a draw draws). */
export interface Final {
  readonly id: number;
  readonly end: () => Promise<unknown>;
}

interface Wanted {
  readonly slug: string;
  readonly prizes: readonly PrizeWire[];
  readonly userIds: readonly string[];
}

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'beacon'>;

const hourMs = 3_600_000;

/** For each area, how a contest gets to its end. */
export const finals: Readonly<Record<ContestArea, (deps: Needs, wanted: Wanted) => Promise<Final>>> = {
  raffle: async (deps, { slug, prizes, userIds }) => {
    const past = (hours: number) => new Date(deps.clock.now() - hours * hourMs);
    const id = await addRaffle(deps.db, { slug });
    for (const [at, userId] of userIds.entries())
      await giveTickets(deps.db, { raffleId: id, userId, first: at * 5 + 1, count: 5 });
    const times = { startsAt: past(9), endsAt: past(2), drawAt: past(1) };
    const change = { prizes: [...prizes], reserveCount: 1, ticketCount: userIds.length * 5, ...times };
    await deps.db.update(raffles).set(change).where(eq(raffles.id, id));
    return { id, end: () => advanceRaffles(deps) };
  },
  wager_event: async (deps, { slug, prizes, userIds }) => {
    const ago = (hours: number) => new Date(deps.clock.now() - hours * hourMs);
    const sponsorId = await addSponsor(deps.db, { slug });
    const times = {
      startsAt: ago(99),
      endsAt: ago(70),
      disputeFrom: ago(49),
      disputeUntil: ago(1),
    };
    const row = { slug, sponsorId, prizes: [...prizes], state: 'dispute' as const, ...times };
    const id = await addWagerEvent(deps.db, row);
    await deps.db.insert(wagerStandings).values(
      userIds.map((userId, at) => ({
        ...{ eventId: id, userId, siteUsername: `${slug}-${at}`, rank: at + 1 },
        ...{ value: 1000 - at, reachedAt: ago(70) },
      })),
    );
    return { id, end: () => advanceWagerEvents(deps) };
  },
  board: async (deps, { prizes, userIds }) => {
    const startsAt = new Date('2026-05-31T21:00:00Z');
    const period = { metric: 'coins', period: 'week', startsAt } as const;
    const [row] = await deps.db
      .insert(leaderboardPeriods)
      .values({ ...period, endsAt: new Date('2026-06-07T21:00:00Z'), prizes })
      .returning();
    const reachedAt = new Date('2026-06-02T09:00:00Z');
    await deps.db
      .insert(leaderScores)
      .values(userIds.map((userId, at) => ({ ...period, userId, value: 100 - at, reachedAt })));
    return { id: row?.id ?? 0, end: () => turnBoards(deps) };
  },
  event: async (deps, { slug, prizes, userIds }) => {
    const { id } = await addJudged(deps, { slug, type: 'quiz', prizes }, userIds);
    return { id, end: () => decideEvent(deps, { slug, input: { action: 'finish', reason: undefined } }) };
  },
  hunt: async (deps, { slug, prizes, userIds }) => {
    const completedAt = new Date(deps.clock.now() - 25 * hourMs);
    const end = { state: 'completed' as const, endBalance: 500_000, completedAt };
    const id = await addHunt(deps.db, { slug, ...end, winnerCount: userIds.length, prizes: [...prizes] });
    const guesses = userIds.map((userId, at) => ({
      userId,
      endBalance: 500_000 + at,
      submittedAt: completedAt,
    }));
    await deps.db.insert(huntGuesses).values(guesses.map((guess) => ({ ...guess, huntId: id })));
    return { id, end: () => settleHunts(deps) };
  },
  tournament: async (deps, { slug, prizes, userIds }) => {
    const row = { slug, type: 'season', size: null, state: 'completed', prizes } as const;
    const id = await addTournament(deps.db, row);
    await deps.db.insert(tournamentParticipants).values(
      userIds.map((userId, at) => ({
        tournamentId: id,
        userId,
        number: at + 1,
        score: 10 - at,
        played: 1,
      })),
    );
    return { id, end: () => settleTournaments(deps) };
  },
};
