import { and, asc, eq, sql } from 'drizzle-orm';
import { hasPlayed, tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import type { Transaction } from '../../db/transact';
import { notify } from '../notifications/notify';

const { id: participantId, userId, tournamentId, score, reachedAt } = tournamentParticipants;

/** Closes a board: who stands first has won, and is told. False where another run was first. Call it inside a transaction. */
export async function finishBoard(tx: Transaction, id: number): Promise<boolean> {
  const [closed] = await tx
    .update(tournaments)
    .set({ state: 'completed' })
    .where(and(eq(tournaments.id, id), eq(tournaments.state, 'live')))
    .returning({ slug: tournaments.slug, title: tournaments.title });
  if (!closed) return false;
  const [first] = await tx
    .select({ id: participantId, userId })
    .from(tournamentParticipants)
    .where(and(eq(tournamentId, id), hasPlayed(tournamentParticipants)))
    .orderBy(sql`(-${score})`, asc(reachedAt), asc(participantId))
    .limit(1);
  if (first) {
    await tx.update(tournamentParticipants).set({ state: 'winner' }).where(eq(participantId, first.id));
    const { slug, title } = closed;
    const about = { type: 'tournaments', id: slug } as const;
    await notify(tx, { userId: first.userId, kind: 'tournament_won', params: { title }, about });
  }
  return true;
}
