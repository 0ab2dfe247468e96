import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
/** What members are ranked by, each with the path segment of its boards. */
export const leaderMetricSegments = { coins: 'sikke', tickets: 'bilet', guesses: 'tahmin' } as const;
/** Over what time, each with its path segment. */
export const leaderPeriodSegments = { week: 'hafta', month: 'ay', all: 'tum' } as const;

/** One of the metrics. */
export type LeaderMetricName = keyof typeof leaderMetricSegments;
/** One of the periods. */
export type LeaderPeriodName = keyof typeof leaderPeriodSegments;

/** A board: what is counted, over what time. */
export interface BoardName {
  readonly metric: LeaderMetricName;
  readonly period: LeaderPeriodName;
}

/** The metrics in the order of their tabs. */
export const leaderMetricNames: readonly LeaderMetricName[] = ['coins', 'tickets', 'guesses'];
/** The periods in the order of their tabs. */
export const leaderPeriodNames: readonly LeaderPeriodName[] = ['week', 'month', 'all'];

/** The board under two path segments; null for any other text. */
export function boardAt(metricSegment: string, periodSegment: string): BoardName | null {
  const metric = leaderMetricNames.find((name) => leaderMetricSegments[name] === metricSegment);
  const period = leaderPeriodNames.find((name) => leaderPeriodSegments[name] === periodSegment);
  return metric && period ? { metric, period } : null;
}

/** The page of a board; the week's Sikke are what /liderlik itself shows. */
export function boardPath({ metric, period }: BoardName): string {
  if (metric === 'coins' && period === 'week') return routes.leaders.path;
  return pathTo('board', leaderMetricSegments[metric], leaderPeriodSegments[period]);
}

/** The list of a board's past weeks or months, or one of them by its first day. */
export function pastBoardPath({ metric, period }: BoardName, start?: string): string {
  const board = [leaderMetricSegments[metric], leaderPeriodSegments[period]] as const;
  return start === undefined ? pathTo('pastBoards', ...board) : pathTo('pastBoard', ...board, start);
}
