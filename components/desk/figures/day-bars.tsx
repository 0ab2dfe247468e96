import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Axis, linearAxis } from '@/components/figures/axis';
import { Bars } from '@/components/figures/bars';
import { Figure } from '@/components/figures/figure';
import { NoFigure } from '@/components/figures/no-figure';
import { formatDay, formatDayMonth } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { FigureKey } from './figure-key';
import './figures.css';

/** One number of each day. */
export interface DaySeries {
  readonly name: string;
  readonly values: readonly number[];
}

interface DayBarsProps {
  readonly title: string;
  /** What it comes to, in a sentence. */
  readonly note: string;
  /** Where nothing happened. */
  readonly none: string;
  readonly days: readonly string[];
  readonly bars: DaySeries;
  /** Another number on the same axis, as a line. */
  readonly curve?: DaySeries;
  readonly aside?: ReactNode;
  readonly heightClass?: string;
}

/** What happened on each day as bars, beside it another number as a line, and both as a table. */
export function DayBars({ title, note, none, days, bars, curve, aside, heightClass = 'h-36' }: DayBarsProps) {
  const t = useTranslations('desk.figures');
  const series = curve ? [bars, curve] : [bars];
  if (series.every(({ values }) => values.every((value) => value === 0)))
    return <NoFigure title={title} text={none} level="h3" />;
  return (
    <Figure
      title={title}
      note={note}
      level="h3"
      aside={aside}
      table={dayTable(t('columns.day'), days, series)}
    >
      {curve ? (
        <FigureKey
          marks={[
            { name: bars.name, className: 'bar-plain' },
            { name: curve.name, className: 'curve', isLine: true },
          ]}
        />
      ) : null}
      <Bars
        text={`${title}. ${note}`}
        bars={days.map((day, at) => ({
          value: bars.values[at] ?? 0,
          text: `${formatDayMonth(day)}: ${series.map(({ name, values }) => `${name} ${formatCoins(values[at] ?? 0)}`).join(', ')}`,
          label: formatDayMonth(day) ?? day,
        }))}
        axis={countAxis(series)}
        curve={curve?.values ?? []}
        room={[3, 6]}
        formatTick={formatCoins}
        heightClass={heightClass}
      />
    </Figure>
  );
}

/** Each day and its numbers, the last day first. */
export function dayTable(title: string, days: readonly string[], series: readonly DaySeries[]) {
  return {
    columns: [{ title }, ...series.map(({ name }) => ({ title: name, align: 'end' as const }))],
    rows: days
      .map((day, at) => ({
        key: day,
        cells: [formatDay(day), ...series.map(({ values }) => formatCoins(values[at] ?? 0))],
      }))
      .toReversed(),
  };
}

/** An axis through all numbers of some series. What is counted has no halves: it is never so short that a tick would be one. */
export function countAxis(series: readonly DaySeries[]): Axis {
  return linearAxis([4, ...series.flatMap(({ values }) => values)]);
}
