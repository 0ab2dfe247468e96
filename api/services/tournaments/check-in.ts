import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { entryWindows } from './entry-windows';
import { lockTournament } from './lock-tournament';

/**
 * Confirms a member's place; doing it again changes nothing. `closed` outside of the check-in, also by a second; `forbidden` for who
 * holds no place; `not_found`.
 */
export async function checkIn(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const tournament = await lockTournament(tx, slug);
    if (!entryWindows(tournament, clock.now()).checkIn) throw new ServiceError('closed');
    const { tournamentId, userId: member, state } = tournamentParticipants;
    const confirmed = await tx
      .update(tournamentParticipants)
      .set({ state: 'checked_in' })
      .where(
        and(
          eq(tournamentId, tournament.id),
          eq(member, userId),
          inArray(state, ['registered', 'checked_in']),
        ),
      )
      .returning({ id: tournamentParticipants.id });
    if (confirmed.length === 0) throw new ServiceError('forbidden');
  });
}
