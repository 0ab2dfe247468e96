import { eq, max } from 'drizzle-orm';
import type { TournamentEntryInput } from '@/contract/tournaments';
import type { ServiceContext, Writing } from '../../context';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import type { tournaments } from '../../db/schema/tournaments';
import { transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import { findGameId } from '../games/find-game-id';
import { chargeEntry } from './entry-cost';
import { entryWindows } from './entry-windows';
import { lockTournament } from './lock-tournament';
import { ownParticipant } from './own-participant';
import { promoteWaiting } from './promote-waiting';

type Tournament = typeof tournaments.$inferSelect;

/**
 * Registers a member: to a place while there is one, otherwise at the end of the waiting list, and takes what the entry costs. Who is
 * registered already only changes the game. `closed` outside of the registration, 422 on `game_name` for a bracket
 * without a game, `insufficient_balance`, `not_found`.
 */
export async function joinTournament(
  ctx: Pick<ServiceContext, 'db' | 'clock'>,
  {
    userId,
    slug,
    input,
  }: { readonly userId: string; readonly slug: string; readonly input: TournamentEntryInput },
): Promise<void> {
  const { db, clock } = ctx;
  await transact(db, async (tx) => {
    const tournament = await lockTournament(tx, slug);
    if (!entryWindows(tournament, clock.now()).join) throw new ServiceError('closed');
    const gameId = await findGame(tx, tournament, input);
    const own = await ownParticipant(tx, tournament.id, userId);
    if (own && own.state !== 'withdrawn') {
      await tx.update(tournamentParticipants).set({ gameId }).where(eq(tournamentParticipants.id, own.id));
      return;
    }
    const entry = await queue({ tx, clock }, tournament, { userId, gameId });
    await chargeEntry({ tx, clock }, tournament, entry);
    await promoteWaiting(tx, tournament, userId);
  });
}

async function findGame(
  tx: Writing['tx'],
  { type }: Tournament,
  { game_name: slug }: TournamentEntryInput,
): Promise<number | null> {
  if (slug) return findGameId(tx, slug, 'game_name');
  if (type === 'bracket') throw invalidField('game_name', 'required');
  return null;
}

/** Everybody waits first and is then given what is free: so nobody passes who was there before. */
async function queue(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  { id: tournamentId }: Tournament,
  { userId, gameId }: { readonly userId: string; readonly gameId: number | null },
) {
  const [last] = await tx
    .select({ number: max(tournamentParticipants.number) })
    .from(tournamentParticipants)
    .where(eq(tournamentParticipants.tournamentId, tournamentId));
  const registeredAt = new Date(clock.now());
  const place = { number: (last?.number ?? 0) + 1, gameId, state: 'waitlist' as const, registeredAt };
  const [entry] = await tx
    .insert(tournamentParticipants)
    .values({ tournamentId, userId, ...place, reachedAt: registeredAt })
    .onConflictDoUpdate({
      target: [tournamentParticipants.tournamentId, tournamentParticipants.userId],
      set: place,
    })
    .returning();
  if (!entry) throw new ServiceError('conflict');
  return entry;
}
