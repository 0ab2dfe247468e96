import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { refundEntry } from './entry-cost';
import { entryWindows } from './entry-windows';
import { lockTournament } from './lock-tournament';
import { ownParticipant } from './own-participant';
import { promoteWaiting } from './promote-waiting';

/**
 * Takes a member out of a tournament before its start, gives back what the entry cost, and gives the place to who waits longest.
 * Doing it again changes nothing. `closed` once it has started, `not_found`.
 */
export async function withdraw(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const tournament = await lockTournament(tx, slug);
    if (!entryWindows(tournament, clock.now()).withdraw) throw new ServiceError('closed');
    const own = await ownParticipant(tx, tournament.id, userId);
    if (!own || own.state === 'withdrawn') return;
    if (own.state === 'dq') throw new ServiceError('forbidden');
    await tx
      .update(tournamentParticipants)
      .set({ state: 'withdrawn' })
      .where(eq(tournamentParticipants.id, own.id));
    await refundEntry({ tx, clock }, own);
    await promoteWaiting(tx, tournament, userId);
  });
}
