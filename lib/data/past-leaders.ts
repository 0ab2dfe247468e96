import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import {
  type FrozenPeriodWire,
  type FrozenRowWire,
  frozenBoardAnswerSchema,
  frozenBoardParamsSchema,
  frozenPeriodsAnswerSchema,
} from '@/contract/leaders';
import { cursorSchema } from '@/contract/page';
import type { BoardName } from '@/lib/format/leader-paths';
import { keyedPublicReader, readPage } from '@/lib/upstream/read-public';
import type { BoardPage, Leader } from './leaders';
import { getMain } from './main';
import { toPublicUser } from './public-user';

/** A page of the weeks or months that are over. */
export interface PastPage {
  readonly periods: readonly FrozenPeriodWire[];
  readonly nextCursor: string | null;
}

/** The first three of the newest period that is over, and what they won. ISO times. */
export interface LastPodium {
  readonly start: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly places: readonly Pick<Leader, 'name' | 'avatarUrl' | 'isVerified' | 'value'>[];
  readonly prizes: BoardPage['prizes'];
}

/** A page of a board that no longer changes, with what covers it. */
export interface PastBoard {
  readonly places: readonly FrozenRowWire[];
  readonly nextCursor: string | null;
  readonly board: z.infer<typeof frozenBoardAnswerSchema>['board'];
}

/** A board of the past: `start` is its first day in Istanbul. */
export interface PastBoardName extends BoardName {
  readonly start: string;
}

const listPath = ({ metric, period }: BoardName) => `/leaders/${metric}/${period}/past` as const;
const boardPath = (name: PastBoardName) => `${listPath(name)}/${name.start}` as const;

const readList = keyedPublicReader({
  tag: 'leaders',
  path: listPath,
  answer: frozenPeriodsAnswerSchema,
  revalidateS: 300,
});
const readBoard = keyedPublicReader({
  tag: 'leaders',
  path: boardPath,
  answer: frozenBoardAnswerSchema,
  revalidateS: 3600,
});

/** The periods of a board that are over, the newest first; `null` where it has no end. */
export async function listPast(board: BoardName): Promise<PastPage | null> {
  if (board.period === 'all') return null;
  return toPastPage((await readList(board)) ?? { data: [], next_cursor: null });
}

/** The podium of the newest period that is over; `null` where there is none. */
export async function findLastPodium(board: BoardName): Promise<LastPodium | null> {
  const [past, { cdnUrl }] = await Promise.all([listPast(board), getMain()]);
  const newest = past?.periods[0];
  if (!newest) return null;
  return {
    start: newest.start,
    startsAt: newest.starts_at,
    endsAt: newest.ends_at,
    places: newest.winners.map(({ name, value, avatar }) => {
      return { ...toPublicUser({ name, avatar }, cdnUrl), value };
    }),
    prizes: newest.prizes ?? [],
  };
}

/** Older ones, read for this request; `null` for a cursor that is none. */
export const listOlderPast = cache(async (board: BoardName, cursor: string): Promise<PastPage | null> => {
  if (!cursorSchema.safeParse(cursor).success) return null;
  const answer = await readPage(`${listPath(board)}?cursor=${cursor}`, frozenPeriodsAnswerSchema);
  return answer && toPastPage(answer);
});

/** A board of the past; `null` where there is none. */
export async function getPastBoard(name: PastBoardName): Promise<PastBoard | null> {
  if (!frozenBoardParamsSchema.safeParse(name).success) return null;
  const answer = await readBoard(name);
  return answer && toPastBoard(answer);
}

/** Its further places, read for this request; `null` for a cursor that is none. */
export const getMoreOfPastBoard = cache(
  async (name: PastBoardName, cursor: string): Promise<PastBoard | null> => {
    const isGood = frozenBoardParamsSchema.safeParse(name).success && cursorSchema.safeParse(cursor).success;
    if (!isGood) return null;
    const answer = await readPage(`${boardPath(name)}?cursor=${cursor}`, frozenBoardAnswerSchema);
    return answer && toPastBoard(answer);
  },
);

type PastAnswer = Pick<z.infer<typeof frozenPeriodsAnswerSchema>, 'data' | 'next_cursor'>;

function toPastPage({ data, next_cursor }: PastAnswer): PastPage {
  return { periods: data, nextCursor: next_cursor ?? null };
}

function toPastBoard({ data, next_cursor, board }: z.infer<typeof frozenBoardAnswerSchema>): PastBoard {
  const places = data.map(({ nickname, name, ...place }) => ({ ...place, name: nickname ?? name }));
  return { places, nextCursor: next_cursor ?? null, board };
}
