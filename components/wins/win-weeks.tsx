import 'server-only';
import { useTranslations } from 'next-intl';
import { logAxis } from '@/components/figures/axis';
import { Bars } from '@/components/figures/bars';
import { Figure } from '@/components/figures/figure';
import { NoFigure } from '@/components/figures/no-figure';
import type { WinWeek } from '@/lib/data/wins';
import { formatDayMonth } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { formatRoundX, formatX } from '@/lib/format/multiplier';

interface WinWeeksProps {
  /** The earliest first. */
  readonly weeks: readonly WinWeek[];
}

/** So many weeks have a win before they are compared. */
const fewest = 3;

/** How many wins each week had, and the highest X of each on a logarithmic axis; nothing where weeks are not counted. */
export function WinWeeks({ weeks }: WinWeeksProps) {
  const t = useTranslations('wins.weeks');
  if (weeks.length === 0) return null;
  if (weeks.filter(({ count }) => count > 0).length < fewest) {
    return <NoFigure title={t('title')} text={t('tooFew')} />;
  }
  const named = weeks.map((week) => ({ ...week, name: formatDayMonth(week.from) ?? '' }));
  const highest = Math.max(...weeks.map(({ bestX }) => bestX ?? 0));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const note = t('note', { weeks: weeks.length, count: formatCoins(total), x: formatX(highest) });
  return (
    <Figure
      title={t('title')}
      note={note}
      table={{
        columns: [
          { title: t('week') },
          { title: t('count'), align: 'end' },
          { title: t('bestX'), align: 'end' },
        ],
        rows: named.map(({ from, name, count, bestX }) => ({
          key: from,
          cells: [name, formatCoins(count), bestX === null ? '–' : formatX(bestX)],
        })),
      }}
    >
      <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
        <WeekBars
          title={t('bestX')}
          text={`${t('bestX')}. ${note}`}
          axis={logAxis(weeks.map(({ bestX }) => bestX ?? 0))}
          formatTick={formatRoundX}
          bars={named.map(({ name, bestX }) => ({
            value: bestX ?? 0,
            text: t('bestOf', { week: name, x: bestX === null ? '–' : formatX(bestX) }),
            label: name,
            tone: bestX === highest ? 'win' : 'plain',
          }))}
        />
        <WeekBars
          title={t('count')}
          text={`${t('count')}. ${note}`}
          formatTick={formatCoins}
          bars={named.map(({ name, count }) => ({
            value: count,
            text: t('countOf', { week: name, count: formatCoins(count) }),
            label: name,
          }))}
        />
      </div>
    </Figure>
  );
}

type BarsProps = Parameters<typeof Bars>[0];

/** One of the two rows of bars under its name. */
function WeekBars({
  title,
  ...bars
}: Pick<BarsProps, 'text' | 'axis' | 'formatTick' | 'bars'> & { readonly title: string }) {
  return (
    <div className="@container min-w-0">
      <p className="mb-3 text-sm text-text-2">{title}</p>
      <Bars {...bars} room={[4, 6]} heightClass="h-44" />
    </div>
  );
}
