import type { Kind } from '../kind';
import { findMissing, sponsorReference } from '../references';
import { tournamentRefusals } from './tournament-refusals';
import { type TournamentRow, tournamentColumns, tournamentSchema } from './tournament-row';
import { type StoredTournament, storedTournaments } from './tournament-stored';
import { writeTournaments } from './tournament-write';

/** Brackets, leaderboards and seasons. Their terms stay once somebody has registered or they have begun (ADR 151). */
export const tournamentKind: Kind<TournamentRow, StoredTournament> = {
  columns: tournamentColumns,
  schema: tournamentSchema,
  missing: findMissing<TournamentRow>(sponsorReference),
  stored: storedTournaments,
  refusals: tournamentRefusals,
  write: writeTournaments,
};
