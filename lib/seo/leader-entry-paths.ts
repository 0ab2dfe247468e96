import { boardPath, leaderMetricNames, leaderPeriodNames, pastBoardPath } from '@/lib/format/leader-paths';
import { routes } from '@/lib/routes';

const boards = leaderMetricNames.flatMap((metric) => leaderPeriodNames.map((period) => ({ metric, period })));

/** The boards beside /liderlik itself, and the lists of their past; all time has none. */
export const boardPaths: readonly string[] = boards.flatMap((board) => [
  ...(boardPath(board) === routes.leaders.path ? [] : [boardPath(board)]),
  ...(board.period === 'all' ? [] : [pastBoardPath(board)]),
]);

/** The page of a board of the past by the name the API gives it: `coins-week-2026-11-09`. */
export function findPastBoardPath(name: string): string {
  const [metric, period, ...day] = name.split('-');
  const board = boards.find((known) => known.metric === metric && known.period === period);
  return board ? pastBoardPath(board, day.join('-')) : routes.leaders.path;
}
