import { and, eq } from 'drizzle-orm';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import type { Transaction } from '../../db/transact';

/** Takes the match that is played now off the stage; answers which one it was, null where nothing was played. */
export async function clearStage(
  tx: Transaction,
  id: number,
): Promise<{ readonly round: number; readonly index: number } | null> {
  const { tournamentId, round, index, state } = tournamentMatches;
  const [before] = await tx
    .update(tournamentMatches)
    .set({ state: 'ready' })
    .where(and(eq(tournamentId, id), eq(state, 'live')))
    .returning({ round, index });
  return before ?? null;
}
