import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { TournamentsQuery, TournamentView } from '@/contract/tournaments';
import { tournamentKind } from '../../db/kinds/tournaments';
import { tournaments } from '../../db/schema/tournaments';

/** Which tournaments a list has, and whether by start ascending; an index has each. */
export interface TournamentOrder {
  readonly where: SQL | undefined;
  readonly direction: 'asc' | 'desc';
}

const views: Readonly<Record<TournamentView, TournamentOrder>> = {
  now: { where: inArray(tournaments.state, ['registration', 'check_in', 'live']), direction: 'asc' },
  past: { where: inArray(tournaments.state, ['completed', 'paid', 'cancelled']), direction: 'desc' },
};

/** The order of a list: a type alone is everything of that type, newest first; nothing asked for is what is not over. */
export function toTournamentOrder({ view, type }: TournamentsQuery): TournamentOrder {
  if (type === undefined) return views[view ?? 'now'];
  if (view !== undefined)
    return { ...views[view], where: and(views[view].where, eq(tournaments.type, type)) };
  return { where: and(tournamentKind.shown(), eq(tournaments.type, type)), direction: 'desc' };
}
