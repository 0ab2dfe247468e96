import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { tournamentParticipants } from '../../db/schema/tournament-participants';

/** A member's row in a tournament, one that was withdrawn included; undefined without one. */
export async function ownParticipant(tx: Pick<Database, 'select'>, tournamentId: number, userId: string) {
  const [own] = await tx
    .select()
    .from(tournamentParticipants)
    .where(
      and(eq(tournamentParticipants.tournamentId, tournamentId), eq(tournamentParticipants.userId, userId)),
    );
  return own;
}
