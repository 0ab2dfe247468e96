import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import type { Transaction } from '../../db/transact';
import { announceMatches } from './announce-matches';
import { drawBracket } from './bracket/draw-bracket';
import { drawSeeds } from './draw-seeds';

type Participant = Pick<typeof tournamentParticipants.$inferSelect, 'id' | 'number' | 'state'>;

/**
 * Closes the check-in of a bracket, fills free places from the waiting list in its order, draws the seeds, makes the matches
 * and tells the players of the first round whom they meet. Fewer than two players cancel it. False where another run was first. Call it inside a transaction.
 */
export async function startBracket(tx: Transaction, id: number): Promise<boolean> {
  const [tournament] = await tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.id, id), eq(tournaments.state, 'check_in')))
    .for('update');
  if (!tournament) return false;
  const registered = await tx
    .select()
    .from(tournamentParticipants)
    .where(eq(tournamentParticipants.tournamentId, id))
    .orderBy(asc(tournamentParticipants.number));
  const players = choosePlayers(registered, tournament.size ?? 0);
  await moveTo(
    tx,
    'no_show',
    registered.filter(({ state }) => state === 'registered'),
  );
  await moveTo(tx, 'checked_in', players);
  if (players.length < 2) {
    await tx.update(tournaments).set({ state: 'cancelled' }).where(eq(tournaments.id, id));
    return true;
  }
  await drawInto(tx, tournament, players);
  await tx.update(tournaments).set({ state: 'live' }).where(eq(tournaments.id, id));
  return true;
}

/** Who checked in, then who waited, as long as there are places. */
function choosePlayers(registered: readonly Participant[], size: number): readonly Participant[] {
  const present = registered.filter(({ state }) => state === 'checked_in');
  const waiting = registered.filter(({ state }) => state === 'waitlist');
  return [...present, ...waiting].slice(0, size);
}

async function moveTo(
  tx: Transaction,
  state: Participant['state'],
  participants: readonly Participant[],
): Promise<void> {
  if (participants.length === 0) return;
  await tx.update(tournamentParticipants).set({ state }).where(among(participants));
}

function among(participants: readonly Participant[]) {
  return inArray(
    tournamentParticipants.id,
    participants.map(({ id }) => id),
  );
}

async function drawInto(
  tx: Transaction,
  tournament: typeof tournaments.$inferSelect,
  players: readonly Participant[],
): Promise<void> {
  const { id, seedSecret, bet } = tournament;
  const order = drawSeeds(
    seedSecret ?? '',
    players.map(({ number }) => number),
  );
  const seed = sql`array_position(${sql.param(order)}::int[], ${tournamentParticipants.number})`;
  await tx.update(tournamentParticipants).set({ seed }).where(among(players));
  const matches = drawBracket(players.length);
  await tx.insert(tournamentMatches).values(matches.map((match) => ({ ...match, tournamentId: id, bet })));
  await announceMatches(tx, tournament, matches);
}
