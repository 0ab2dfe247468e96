import 'server-only';
import { useTranslations } from 'next-intl';
import { Area } from '@/components/figures/area';
import { Bars } from '@/components/figures/bars';
import { Figure, type FigureTable } from '@/components/figures/figure';
import type { BookMonthWire } from '@/contract/books';
import { formatCoins } from '@/lib/format/money';
import { monthText, shortMonth } from '@/lib/format/month-text';

interface MonthFiguresProps {
  readonly months: readonly BookMonthWire[];
}

/** Of so many months the figures tell; the table has all of them. */
const shown = 12;

/** Sikke made and spent by month, and what was outstanding at the end of each. */
export function MonthFigures({ months }: MonthFiguresProps) {
  const t = useTranslations('books');
  const recent = months.slice(-shown);
  const last = months.at(-1);
  if (!last) return null;
  const table = toTable(months, t);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Figure title={t('flow.title')} note={t('flow.note')} table={table}>
        <Bars
          text={t('flow.text', {
            month: monthText(last.month),
            made: formatCoins(last.made),
            spent: formatCoins(last.spent),
          })}
          bars={recent.map(({ month, made }) => ({
            value: made,
            text: `${monthText(month)}: ${formatCoins(made)}`,
            label: shortMonth(month),
          }))}
          curve={recent.map(({ spent }) => spent)}
          formatTick={formatCoins}
          heightClass="h-40"
        />
      </Figure>
      <Figure title={t('stock.title')} note={t('stock.note')} table={table}>
        <Area
          text={t('stock.text', { month: monthText(last.month), count: formatCoins(last.outstanding) })}
          points={recent.map(({ month, outstanding }) => ({
            value: outstanding,
            text: `${monthText(month)}: ${formatCoins(outstanding)}`,
            label: shortMonth(month),
          }))}
          formatTick={formatCoins}
          className="curve curve-coin"
          heightClass="h-40"
        />
      </Figure>
    </div>
  );
}

function toTable(
  months: readonly BookMonthWire[],
  t: ReturnType<typeof useTranslations<'books'>>,
): FigureTable {
  return {
    columns: [
      { title: t('columns.month') },
      { title: t('columns.made'), align: 'end' },
      { title: t('columns.spent'), align: 'end' },
      { title: t('columns.outstanding'), align: 'end', isMain: true },
    ],
    rows: months.toReversed().map(({ month, made, spent, outstanding }) => ({
      key: month,
      cells: [monthText(month), formatCoins(made), formatCoins(spent), formatCoins(outstanding)],
    })),
  };
}
