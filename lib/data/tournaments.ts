import 'server-only';
import { cache } from 'react';
import { slugSchema } from '@/contract/slug';
import {
  type TournamentType,
  type TournamentView,
  tournamentAnswerSchema,
  tournamentStandingsAnswerSchema,
  tournamentsAnswerSchema,
} from '@/contract/tournaments';
import { entryReader, keyedPublicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';
import {
  type BoardPlace,
  type TournamentDetail,
  type TournamentItem,
  toBoardPlace,
  toTournament,
  toTournamentDetail,
} from './tournament-view';

/** What is not over, or what is; or everything of a type, newest first. */
export type TournamentList = { readonly view: TournamentView } | { readonly type: TournamentType };

/** One page of tournaments and where it goes on. */
export interface TournamentsPage {
  readonly tournaments: readonly TournamentItem[];
  readonly nextCursor: string | null;
}

/** One page of a board and where it goes on. */
export interface BoardPage {
  readonly standings: readonly BoardPlace[];
  readonly nextCursor: string | null;
}

const readList = keyedPublicReader({
  tag: 'tournaments',
  path: listPath,
  answer: tournamentsAnswerSchema,
  revalidateS: 120,
});

const readOne = entryReader('tournament', {
  tag: 'tournaments',
  answer: tournamentAnswerSchema,
  revalidateS: 60,
});

/** A list's first page; empty where the upstream lacks the area (D27). Throws `UpstreamError` where it was never known. */
export async function listTournaments(list: TournamentList): Promise<TournamentsPage> {
  return toPage(await readList(list));
}

/** A deeper page, read for this request; `null` for a cursor that the list did not make. */
export async function listLaterTournaments(
  list: TournamentList,
  cursor: string,
): Promise<TournamentsPage | null> {
  const path = `${listPath(list)}&cursor=${encodeURIComponent(cursor)}` as const;
  const answer = await readPage(path, tournamentsAnswerSchema);
  return answer && toPage(answer);
}

/** One tournament; `null` where there is none of that name. */
export const findTournament = cache(async (slug: string): Promise<TournamentDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && toTournamentDetail(answer.data, cdnUrl);
});

/** A deeper page of a board; `null` for an unknown tournament or a foreign cursor. */
export async function listBoard(slug: string, cursor: string): Promise<BoardPage | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const path = `/tournaments/${slug}/standings?cursor=${encodeURIComponent(cursor)}` as const;
  const [answer, { cdnUrl }] = await Promise.all([
    readPage(path, tournamentStandingsAnswerSchema),
    getMain(),
  ]);
  if (!answer) return null;
  const standings = answer.data.map((place) => toBoardPlace(place, cdnUrl));
  return { standings, nextCursor: answer.next_cursor ?? null };
}

function listPath(list: TournamentList): `/${string}` {
  return 'view' in list ? `/tournaments?view=${list.view}` : `/tournaments?type=${list.type}`;
}

async function toPage(answer: Awaited<ReturnType<typeof readList>>): Promise<TournamentsPage> {
  const { cdnUrl } = await getMain();
  const tournaments = (answer?.data ?? []).map((wire) => toTournament(wire, cdnUrl));
  return { tournaments, nextCursor: answer?.next_cursor ?? null };
}
