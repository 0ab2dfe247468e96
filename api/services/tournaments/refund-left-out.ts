import { and, eq, ne } from 'drizzle-orm';
import type { Writing } from '../../context';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { refundEntry } from './entry-cost';

/**
 * Gives back what the entries cost: of a tournament that has started to those who still wait, of a cancelled one to everybody. Nobody
 * gets anything twice.
 */
export async function refundLeftOut(writing: Pick<Writing, 'tx' | 'clock'>, id: number): Promise<void> {
  const { id: participant, userId, number, state, tournamentId } = tournamentParticipants;
  const entries = await writing.tx
    .select({ id: participant, userId, number, state, tournament: tournaments.state })
    .from(tournamentParticipants)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .where(and(eq(tournamentId, id), ne(state, 'withdrawn')));
  for (const entry of entries) {
    if (entry.tournament === 'cancelled' || entry.state === 'waitlist') await refundEntry(writing, entry);
  }
}
