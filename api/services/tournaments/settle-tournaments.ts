import { and, asc, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { ServiceContext, Writing } from '../../context';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { hasPlayed, tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { type Transaction, transact } from '../../db/transact';
import { awardPrizes } from '../prizes/award-prizes';
import type { Placed } from '../prizes/contest';
import { tellResult } from '../prizes/tell-result';
import { finalPlaces } from './final-places';

type Tournament = typeof tournaments.$inferSelect;

const { userId, state, score, reachedAt, id: participantId, seed } = tournamentParticipants;

/**
 * Gives the prizes of the tournaments that are over, and tells everybody who took part: each in a transaction of its own, once however
 * many runs there are (ADR 134). Answers how many.
 */
export async function settleTournaments({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  const { id } = tournaments;
  const due = await db.select({ id }).from(tournaments).where(isUnsettled).orderBy(id);
  let settled = 0;
  for (const one of due) if (await transact(db, (tx) => settleOne({ tx, clock }, one.id))) settled += 1;
  return settled;
}

const isUnsettled = and(eq(tournaments.state, 'completed'), isNull(tournaments.settledAt));

/** The state is compared in the statement that sets it: of two runs, or of a run and a cancellation, one holds. */
async function settleOne({ tx, clock }: Pick<Writing, 'tx' | 'clock'>, id: number): Promise<boolean> {
  const [tournament] = await tx
    .update(tournaments)
    .set({ settledAt: new Date(clock.now()) })
    .where(and(eq(tournaments.id, id), isUnsettled))
    .returning();
  if (!tournament) return false;
  const places = await readPlaces(tx, tournament);
  const contest = { area: 'tournament', ...tournament } as const;
  const prized = await awardPrizes({ tx, clock }, contest, places);
  const ranks = new Map(places.map((one) => [one.userId, one.place]));
  const all = await readPlayers(tx, id);
  await tellResult(tx, contest, {
    all: all.map((player) => ({ ...player, rank: ranks.get(player.userId) ?? null })),
    but: prized,
  });
  return true;
}

function readPlaces(tx: Transaction, { id, type }: Tournament): Promise<Placed[]> {
  return type === 'bracket' ? bracketPlaces(tx, id) : boardPlaces(tx, id);
}

async function bracketPlaces(tx: Transaction, id: number): Promise<Placed[]> {
  const { tournamentId, a, b, round } = tournamentMatches;
  const lastRound = sql<number>`coalesce((select max(${round}) from ${tournamentMatches}
    where ${tournamentId} = ${id} and (${a} = ${seed} or ${b} = ${seed})), 0)::int`;
  const rows = await tx
    .select({ userId, seed: sql<number>`${seed}`.mapWith(Number), state, lastRound })
    .from(tournamentParticipants)
    .where(and(eq(tournamentParticipants.tournamentId, id), isNotNull(seed), ne(state, 'dq')));
  return finalPlaces(rows.map((row) => ({ ...row, isWinner: row.state === 'winner' })));
}

/** As the board shows it: the higher score first, who reached it earlier at a tie. */
async function boardPlaces(tx: Transaction, id: number): Promise<Placed[]> {
  const rows = await tx
    .select({ userId })
    .from(tournamentParticipants)
    .where(
      and(eq(tournamentParticipants.tournamentId, id), hasPlayed(tournamentParticipants), ne(state, 'dq')),
    )
    .orderBy(sql`(-${score})`, asc(reachedAt), asc(participantId));
  return rows.map((row, at) => ({ ...row, place: at + 1 }));
}

function readPlayers(tx: Transaction, id: number) {
  return tx
    .select({ userId })
    .from(tournamentParticipants)
    .where(
      and(
        eq(tournamentParticipants.tournamentId, id),
        notInArray(state, ['waitlist', 'no_show', 'withdrawn']),
      ),
    );
}
