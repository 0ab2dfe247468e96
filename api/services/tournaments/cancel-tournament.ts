import { and, eq, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { tellCancelled } from '../prizes/tell-result';
import { clearStage } from './clear-stage';
import { lockTournament } from './lock-tournament';
import { refundLeftOut } from './refund-left-out';

/**
 * Cancels a tournament: everybody who takes part is told why and gets back what the entry cost. `conflict` once its prizes were given
 * or it was cancelled: its row is held, so that of a cancellation and the prizes one holds. `not_found`.
 */
export async function cancelTournament(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { slug, input: { reason } }: { readonly slug: string; readonly input: { readonly reason: string } },
): Promise<void> {
  await transact(db, async (tx) => {
    const tournament = await lockTournament(tx, slug);
    if (tournament.settledAt !== null || tournament.state === 'cancelled') throw new ServiceError('conflict');
    await tx.update(tournaments).set({ state: 'cancelled' }).where(eq(tournaments.id, tournament.id));
    await clearStage(tx, tournament.id);
    await refundLeftOut({ tx, clock }, tournament.id);
    const { tournamentId, state, userId } = tournamentParticipants;
    const told = await tx
      .select({ userId })
      .from(tournamentParticipants)
      .where(and(eq(tournamentId, tournament.id), ne(state, 'withdrawn')));
    const userIds = told.map((one) => one.userId);
    await tellCancelled(tx, { area: 'tournament', ...tournament }, { userIds, reason });
  });
}
