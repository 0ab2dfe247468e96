import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import { type boardSchema, type LeaderRowWire, leadersAnswerSchema } from '@/contract/leaders';
import { cursorSchema } from '@/contract/page';
import type { BoardName } from '@/lib/format/leader-paths';
import { keyedPublicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';
import { type PublicUser, toPublicUser } from './public-user';

/** A place on a board; `previousRank` null for who had none. */
export interface Leader extends PublicUser {
  readonly rank: number;
  readonly value: number;
  readonly reachedAt: string;
  readonly previousRank: number | null;
  /** In the periods before, the earliest first; null for one without a place. */
  readonly pastRanks: readonly (number | null)[];
}

/** A page of a board. ISO times, null for the board of all time. */
export interface BoardPage {
  readonly leaders: readonly Leader[];
  readonly nextCursor: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly prizes: z.infer<typeof boardSchema>['prizes'];
}

const toPath = ({ metric, period }: BoardName) => `/leaders/${metric}/${period}` as const;

const readFirst = keyedPublicReader({
  tag: 'leaders',
  path: toPath,
  answer: leadersAnswerSchema,
  revalidateS: 60,
});

const empty: BoardPage = { leaders: [], nextCursor: null, startsAt: null, endsAt: null, prizes: [] };

/** The first places of a board; empty where the upstream has none (D27). */
export async function getBoard(board: BoardName): Promise<BoardPage> {
  const answer = await readFirst(board);
  return answer ? toPage(answer) : empty;
}

/** Further places, read for this request; `null` for a cursor that is none. */
export const getMoreOfBoard = cache(async (board: BoardName, cursor: string): Promise<BoardPage | null> => {
  if (!cursorSchema.safeParse(cursor).success) return null;
  const answer = await readPage(`${toPath(board)}?cursor=${cursor}`, leadersAnswerSchema);
  return answer && toPage(answer);
});

async function toPage(answer: z.infer<typeof leadersAnswerSchema>): Promise<BoardPage> {
  const { cdnUrl } = await getMain();
  return {
    leaders: answer.data.map((row) => toLeader(row, cdnUrl)),
    nextCursor: answer.next_cursor ?? null,
    startsAt: answer.board.starts_at,
    endsAt: answer.board.ends_at,
    prizes: answer.board.prizes,
  };
}

function toLeader(
  { rank, user, value, reached_at, previous_rank, past_ranks }: LeaderRowWire,
  cdnUrl: string,
): Leader {
  return {
    rank,
    ...toPublicUser(user, cdnUrl),
    value,
    reachedAt: reached_at,
    previousRank: previous_rank ?? null,
    pastRanks: past_ranks ?? [],
  };
}
