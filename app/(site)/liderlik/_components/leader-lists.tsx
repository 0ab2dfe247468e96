import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { getBoard, getMoreOfBoard } from '@/lib/data/leaders';
import { getMoreOfPastBoard, getPastBoard, listOlderPast, listPast } from '@/lib/data/past-leaders';
import { type BoardName, boardAt } from '@/lib/format/leader-paths';
import { findSharePicture } from '@/lib/share/find-share';
import { boardShareName } from '@/lib/share/kinds/board';
import { BoardPageView } from './board-page-view';
import { describeBoard, describePast } from './describe-board';
import { FrozenPageView } from './frozen-page-view';
import { PastPageView } from './past-page-view';

interface BoardParams {
  readonly metric: string;
  readonly period: string;
}

function pagesOf<Params extends object>(find: (params: Params) => BoardName | null) {
  return listPages({
    find: async (params: Params) => {
      const board = find(params);
      return board && { board, facts: await describeBoard(board) };
    },
    describe: async ({ board, facts }) => ({
      ...facts,
      share: await findSharePicture('liderlik', boardShareName(board)),
    }),
    first: ({ board }) => getBoard(board),
    later: ({ board }, cursor) => getMoreOfBoard(board, cursor),
    show: (page, isFirst, { board, facts: { crumbs, title } }) => (
      <>
        <PageTrail
          route="leaders"
          crumbs={crumbs}
          share={{ kind: 'liderlik', name: boardShareName(board), title }}
        />
        <BoardPageView board={board} page={page} isFirst={isFirst} />
      </>
    ),
  });
}

/** The Sikke of this week. */
export const leaderPages = pagesOf(() => ({ metric: 'coins', period: 'week' }));
/** A board by its metric and its period. */
export const boardPages = pagesOf(({ metric, period }: BoardParams) => boardAt(metric, period));

/** The weeks or months of a board that are over, the newest first. */
export const pastPages = listPages({
  find: ({ metric, period }: BoardParams) => boardAt(metric, period),
  describe: (board) => describePast(board),
  first: listPast,
  later: listOlderPast,
  show: (page, isFirst, board) => <PastPageView board={board} page={page} isFirst={isFirst} />,
});

/** A week or a month that is over, by its first day. */
export const frozenPages = listPages({
  find: ({ metric, period, start }: BoardParams & { readonly start: string }) => {
    const board = boardAt(metric, period);
    return board && { ...board, start };
  },
  describe: (name) => describePast(name, name.start),
  first: getPastBoard,
  later: getMoreOfPastBoard,
  show: (past, isFirst, name) => <FrozenPageView name={name} past={past} isFirst={isFirst} />,
});
