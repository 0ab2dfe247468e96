import { and, eq, lt } from 'drizzle-orm';
import type { OwnTournamentEntryWire } from '@/contract/tournaments';
import type { ServiceContext } from '../../context';
import { tournamentKind } from '../../db/kinds/tournaments';
import { games } from '../../db/schema/games';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { ServiceError } from '../../service-error';
import { gameRefColumns } from '../games/game-ref';
import { entryWindows } from './entry-windows';

type Participant = typeof tournamentParticipants.$inferSelect;

/** A member's own entry of a tournament, and what can be done at this moment. Unknown or a draft: `not_found`. */
export async function getOwnEntry(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<OwnTournamentEntryWire> {
  const { tournamentId, userId: member, gameId } = tournamentParticipants;
  const [row] = await db
    .select({ tournament: tournaments, own: tournamentParticipants, game: gameRefColumns })
    .from(tournaments)
    .leftJoin(tournamentParticipants, and(eq(tournamentId, tournaments.id), eq(member, userId)))
    .leftJoin(games, eq(games.id, gameId))
    .where(and(eq(tournaments.slug, slug), tournamentKind.shown()));
  if (!row) throw new ServiceError('not_found');
  const windows = entryWindows(row.tournament, clock.now());
  const entry = row.own && (await findEntry(db, row.own, row.game));
  return {
    entry,
    can_join: windows.join && entry === null,
    can_check_in: windows.checkIn && entry?.state === 'registered',
    can_withdraw: windows.withdraw && entry !== null && entry.state !== 'dq',
  };
}

type EntryWire = NonNullable<OwnTournamentEntryWire['entry']>;

async function findEntry(
  db: ServiceContext['db'],
  own: Participant,
  game: EntryWire['game'],
): Promise<EntryWire | null> {
  const { number, state } = own;
  if (state === 'withdrawn') return null;
  return { number, state, game, ahead: state === 'waitlist' ? await countAhead(db, own) : null };
}

function countAhead(db: ServiceContext['db'], { tournamentId: ofId, number: ownNumber }: Participant) {
  const { tournamentId, number, state } = tournamentParticipants;
  return db.$count(
    tournamentParticipants,
    and(eq(tournamentId, ofId), eq(state, 'waitlist'), lt(number, ownNumber)),
  );
}
