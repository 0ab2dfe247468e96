import { getBoard } from '@/lib/data/leaders';
import { formatDayMonth } from '@/lib/format/dates';
import {
  type BoardName,
  boardAt,
  leaderMetricSegments,
  leaderPeriodSegments,
} from '@/lib/format/leader-paths';
import { formatCoins } from '@/lib/format/money';
import { shareKind } from '../share-kind';

/** What a board is called in the address of its picture. */
export function boardShareName({ metric, period }: BoardName): string {
  return `${leaderMetricSegments[metric]}-${leaderPeriodSegments[period]}`;
}

/** A board of a period: its first three on their plinths, and who comes behind them. */
export const boardShare = shareKind({
  find: async (name) => {
    const [metric = '', period = ''] = name.split('-');
    const board = boardAt(metric, period);
    return board && boardShareName(board) === name ? { ...board, page: await getBoard(board) } : null;
  },
  tell: ({ metric, period, page: { leaders, startsAt, endsAt } }, words) => {
    const [first] = leaders;
    if (!first) return null;
    const unit = words(`leadersOwn.units.${metric}`);
    const title = words('leaders.boardName', {
      metric: words(`leaders.metrics.${metric}.tab`),
      period: words(`leaders.periodNames.${period}`),
    });
    const behind = leaders.slice(3, 5).map(({ rank, name, value }) => ({
      name: `${rank}. ${name}`,
      value: formatCoins(value),
    }));
    return {
      label: words('pages.leaders.title'),
      title,
      lead: { name: words('sharePictures.first'), value: first.name },
      numbers: [{ name: `1. ${unit}`, value: formatCoins(first.value) }, ...behind],
      figure: {
        form: 'podium',
        places: leaders
          .slice(0, 3)
          .map(({ rank, name, value }) => ({ rank, name, value: formatCoins(value) })),
      },
      date: startsAt && endsAt ? toSpan(startsAt, endsAt) : words('leaders.periodNames.all'),
    };
  },
});

/** The days of a period; its end is the first moment of the next one. */
function toSpan(startsAt: string, endsAt: string): string {
  const last = new Date(Date.parse(endsAt) - 1).toISOString();
  return `${formatDayMonth(startsAt)} – ${formatDayMonth(last)}`;
}
