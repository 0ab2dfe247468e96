import 'server-only';
import { cache } from 'react';
import {
  bestWinsAnswerSchema,
  winAnswerSchema,
  winFiltersAnswerSchema,
  winsAnswerSchema,
  winWeeksAnswerSchema,
} from '@/contract/wins';
import { entryReader, keyedPublicReader, publicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';
import { toWin, type Win } from './win-view';

/** One page of wins and where it goes on. */
export interface WinsPage {
  readonly wins: readonly Win[];
  readonly nextCursor: string | null;
}

/** Of one game, of one provider, or of all. Slug and code must be validated before. */
export type WinsFilter = { readonly game?: string } | { readonly provider?: string };

/** The best wins of a week; ISO times. */
export interface BestWins {
  readonly weekFrom: string | null;
  readonly weekTo: string | null;
  readonly wins: readonly Win[];
}

const readList = keyedPublicReader({
  tag: 'wins',
  path: listPath,
  answer: winsAnswerSchema,
  revalidateS: 120,
});

const readBest = publicReader({
  tag: 'wins',
  path: '/wins/best',
  answer: bestWinsAnswerSchema,
  revalidateS: 120,
  unavailable: { status: false, data: { wins: [] } },
});

const readWeeks = publicReader({
  tag: 'wins',
  path: '/wins/weeks',
  answer: winWeeksAnswerSchema,
  revalidateS: 300,
  unavailable: { status: false, data: [] },
});

const readFilters = publicReader({
  tag: 'wins',
  path: '/wins/filters',
  answer: winFiltersAnswerSchema,
  revalidateS: 300,
  unavailable: { status: false, data: { games: [], providers: [] } },
});

const readOne = entryReader('win', {
  tag: 'wins',
  answer: winAnswerSchema,
  revalidateS: 300,
});

/** The newest approved wins; empty where the upstream lacks the area (D27). Throws `UpstreamError` where they were never known. */
export async function listWins(filter: WinsFilter = {}): Promise<WinsPage> {
  return toPage(await readList(filter));
}

/** A deeper page, read for this request; `null` for a cursor that the list did not make. */
export async function listOlderWins(filter: WinsFilter, cursor: string): Promise<WinsPage | null> {
  const path = listPath(filter);
  const answer = await readPage(`${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`, winsAnswerSchema);
  return answer && toPage(answer);
}

/** The highest X of this week, or of the last one while this one has none. */
export const getBestWins = cache(async (): Promise<BestWins> => {
  const [{ data }, { cdnUrl }] = await Promise.all([readBest(), getMain()]);
  const wins = data.wins.map((wire) => toWin(wire, cdnUrl));
  return { weekFrom: data.week_from ?? null, weekTo: data.week_to ?? null, wins };
});

/** A week of wins: its first day as an ISO time, and the highest X in it, null where there was none. */
export interface WinWeek {
  readonly from: string;
  readonly count: number;
  readonly bestX: number | null;
}

/** The last weeks, the earliest first; empty where the upstream does not count them (D27). */
export async function listWinWeeks(): Promise<readonly WinWeek[]> {
  const { data } = await readWeeks();
  return data.map(({ from, count, best_x }) => ({ from, count, bestX: best_x }));
}

/** The games and the providers that have wins, most first. */
export const getWinFilters = cache(async () => (await readFilters()).data);

/** One approved win; `null` where there is none of that number. */
export const findWin = cache(async (id: string): Promise<Win | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(id), getMain()]);
  return answer && toWin(answer.data, cdnUrl);
});

function listPath(filter: WinsFilter): `/${string}` {
  const [entry] = Object.entries(filter);
  return entry?.[1] === undefined ? '/wins' : `/wins?${entry[0]}=${entry[1]}`;
}

async function toPage(answer: Awaited<ReturnType<typeof readList>>): Promise<WinsPage> {
  const { cdnUrl } = await getMain();
  const wins = (answer?.data ?? []).map((wire) => toWin(wire, cdnUrl));
  return { wins, nextCursor: answer?.next_cursor ?? null };
}
