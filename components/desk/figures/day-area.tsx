import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Area } from '@/components/figures/area';
import { Figure } from '@/components/figures/figure';
import { NoFigure } from '@/components/figures/no-figure';
import { formatDayMonth } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { countAxis, type DaySeries, dayTable } from './day-bars';

interface DayAreaProps {
  readonly title: string;
  readonly note: string;
  readonly none: string;
  readonly days: readonly string[];
  readonly series: DaySeries;
  /** The class of its colour. */
  readonly className?: string;
  readonly aside?: ReactNode;
  readonly heightClass?: string;
}

/** How a number went from day to day, as an area and as a table. */
export function DayArea({
  title,
  note,
  none,
  days,
  series,
  className,
  aside,
  heightClass = 'h-36',
}: DayAreaProps) {
  const t = useTranslations('desk.figures');
  if (series.values.every((value) => value === 0)) return <NoFigure title={title} text={none} level="h3" />;
  return (
    <Figure
      title={title}
      note={note}
      level="h3"
      aside={aside}
      table={dayTable(t('columns.day'), days, [series])}
    >
      <Area
        text={`${title}. ${note}`}
        points={days.map((day, at) => ({
          value: series.values[at] ?? 0,
          text: `${formatDayMonth(day)}: ${formatCoins(series.values[at] ?? 0)}`,
          label: formatDayMonth(day) ?? day,
        }))}
        axis={countAxis([series])}
        formatTick={formatCoins}
        {...(className && { className })}
        heightClass={heightClass}
      />
    </Figure>
  );
}
