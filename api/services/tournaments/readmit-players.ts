import { and, eq, inArray } from 'drizzle-orm';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import type { tournaments } from '../../db/schema/tournaments';
import type { Transaction } from '../../db/transact';
import { notifyAll } from '../notifications/notify-all';
import { type BracketMatch, isAt } from './bracket/match';

/**
 * Takes both players of a corrected match in again, before it is seen who is out, and tells them that its result is another one. Call it
 * in the transaction of the correction.
 */
export async function readmitPlayers(
  tx: Transaction,
  { id, slug, title }: Pick<typeof tournaments.$inferSelect, 'id' | 'slug' | 'title'>,
  matches: readonly BracketMatch[],
  place: Pick<BracketMatch, 'round' | 'index'>,
): Promise<void> {
  const match = matches.find((one) => isAt(one, place));
  const seeds = [match?.a, match?.b].filter((one) => typeof one === 'number');
  const { tournamentId, seed, state, userId } = tournamentParticipants;
  const ofMatch = and(eq(tournamentId, id), inArray(seed, seeds));
  await tx
    .update(tournamentParticipants)
    .set({ state: 'checked_in' })
    .where(and(ofMatch, eq(state, 'eliminated')));
  const players = await tx.select({ userId }).from(tournamentParticipants).where(ofMatch);
  const about = { type: 'tournaments', id: slug } as const;
  await notifyAll(
    tx,
    'match_corrected',
    players.map((player) => ({ ...player, params: { title }, about })),
  );
}
