import { tournaments } from '../../../db/schema/tournaments';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing, sponsorReference } from '../references';
import { tournamentRefusals } from './tournament-refusals';
import { type TournamentRow, tournamentFields, tournamentSchema } from './tournament-row';
import { type StoredTournament, storedTournaments } from './tournament-stored';
import { writeTournaments } from './tournament-write';

/** Brackets, leaderboards and seasons. Their terms stay once somebody has registered or they have begun (ADR 151). */
export const tournamentKind: Kind<TournamentRow, StoredTournament> = {
  fields: tournamentFields,
  schema: tournamentSchema,
  missing: findMissing<TournamentRow>(sponsorReference),
  hold: (db, slugs) => lockRows(db, tournaments, slugs),
  stored: storedTournaments,
  refusals: tournamentRefusals,
  write: writeTournaments,
};
