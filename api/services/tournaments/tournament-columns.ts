import { and, eq } from 'drizzle-orm';
import type { SponsorRefWire } from '@/contract/sponsors';
import type { TournamentState, TournamentWire } from '@/contract/tournaments';
import type { Database } from '../../db/client';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { users } from '../../db/schema/users';
import { storedCount } from '../../db/stored-counts';
import { ServiceError } from '../../service-error';
import { publicUserColumns, toPublicUser } from '../members/public-user';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

/** What a query selects of a tournament, beside its sponsor: its own row and who holds a place or waits for one. */
export const tournamentColumns = {
  tournament: tournaments,
  sponsor: sponsorRefColumns,
  players: storedCount('tournament_players', tournaments.id),
  waitlist: storedCount('tournament_waitlist', tournaments.id),
};

/** Who won a tournament, as a lateral join to `tournaments`. */
export function selectChampion(db: Database) {
  return db
    .select(publicUserColumns)
    .from(tournamentParticipants)
    .innerJoin(users, eq(users.id, tournamentParticipants.userId))
    .where(
      and(
        eq(tournamentParticipants.tournamentId, tournaments.id),
        eq(tournamentParticipants.state, 'winner'),
      ),
    )
    .limit(1)
    .as('champion');
}

/** A row of `tournamentColumns` with `selectChampion` joined. */
export interface TournamentRow {
  readonly tournament: typeof tournaments.$inferSelect;
  readonly sponsor: SponsorRefWire | null;
  readonly players: number;
  readonly waitlist: number;
  readonly champion: Parameters<typeof toPublicUser>[0] | null;
}

/** A tournament as a list has it. A draft is `not_found`. */
export function toTournament({
  tournament,
  sponsor,
  players,
  waitlist,
  champion,
}: TournamentRow): TournamentWire {
  return {
    slug: tournament.slug,
    title: tournament.title,
    summary: tournament.summary,
    type: tournament.type,
    state: toPublicState(tournament.state),
    sponsor,
    size: tournament.size,
    entry_cost_coin: tournament.entryCostCoin,
    bet: tournament.bet,
    currency: tournament.currency,
    prizes: [...tournament.prizes],
    players,
    waitlist,
    champion: champion && toPublicUser(champion),
    ...toTimes(tournament),
  };
}

function toTimes(row: TournamentRow['tournament']) {
  return {
    registration_opens_at: row.registrationOpensAt.toISOString(),
    checkin_opens_at: row.checkinOpensAt?.toISOString() ?? null,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
  };
}

function toPublicState(state: TournamentRow['tournament']['state']): TournamentState {
  if (state === 'draft') throw new ServiceError('not_found');
  return state;
}
