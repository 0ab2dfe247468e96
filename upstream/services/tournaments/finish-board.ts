import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';

const { id: participantId, tournamentId, score, reachedAt, played } = tournamentParticipants;

/** Closes a board: who stands first has won. False where another run was first. Call it inside a transaction. */
export async function finishBoard(tx: Pick<Database, 'select' | 'update'>, id: number): Promise<boolean> {
  const closed = await tx
    .update(tournaments)
    .set({ state: 'completed' })
    .where(and(eq(tournaments.id, id), eq(tournaments.state, 'live')))
    .returning({ id: tournaments.id });
  if (closed.length === 0) return false;
  const [first] = await tx
    .select({ id: participantId })
    .from(tournamentParticipants)
    .where(and(eq(tournamentId, id), gt(played, 0)))
    .orderBy(sql`(-${score})`, asc(reachedAt), asc(participantId))
    .limit(1);
  if (first) {
    await tx.update(tournamentParticipants).set({ state: 'winner' }).where(eq(participantId, first.id));
  }
  return true;
}
