import 'server-only';
import { slugSchema } from '@/contract/slug';
import { tournamentAnswerSchema, tournamentsAnswerSchema } from '@/contract/tournaments';
import { getMain } from './main';
import { readOwn } from './read-own';
import { type TournamentDetail, toTournament, toTournamentDetail } from './tournament-view';
import type { TournamentsPage } from './tournaments';

/**
 * A page of the tournaments that are not over, as they stand at this moment: the team decides by it, so it comes past the cache of the
 * public pages. `null` for a cursor that the list did not make; empty where the upstream lacks the area (D27).
 */
export async function listDeskTournaments(cursor: string | null): Promise<TournamentsPage | null> {
  const after = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const [answer, { cdnUrl }] = await Promise.all([
    readOwn(`/tournaments?view=now${after}`, tournamentsAnswerSchema),
    getMain(),
  ]);
  if (!answer) return cursor === null ? { tournaments: [], nextCursor: null } : null;
  const tournaments = answer.data.map((wire) => toTournament(wire, cdnUrl));
  return { tournaments, nextCursor: answer.next_cursor ?? null };
}

/** One tournament as it stands at this moment; `null` where there is none of that name. */
export async function findDeskTournament(slug: string): Promise<TournamentDetail | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const [answer, { cdnUrl }] = await Promise.all([
    readOwn(`/tournaments/${slug}`, tournamentAnswerSchema),
    getMain(),
  ]);
  return answer && toTournamentDetail(answer.data, cdnUrl);
}
