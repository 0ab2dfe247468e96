import { and, eq } from 'drizzle-orm';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import type { Transaction } from '../../db/transact';
import { notify } from '../notifications/notify';

/** Opens a bracket's check-in and tells everybody who holds a place. False where another run was first. */
export async function openCheckIn(tx: Transaction, id: number): Promise<boolean> {
  const [opened] = await tx
    .update(tournaments)
    .set({ state: 'check_in' })
    .where(and(eq(tournaments.id, id), eq(tournaments.state, 'registration')))
    .returning({ slug: tournaments.slug, title: tournaments.title });
  if (!opened) return false;
  const { userId, tournamentId, state } = tournamentParticipants;
  const players = await tx
    .select({ userId })
    .from(tournamentParticipants)
    .where(and(eq(tournamentId, id), eq(state, 'registered')));
  const notice = {
    kind: 'tournament_check_in',
    params: { title: opened.title },
    about: { type: 'tournaments', id: opened.slug },
  } as const;
  for (const player of players) await notify(tx, { ...notice, ...player });
  return true;
}
