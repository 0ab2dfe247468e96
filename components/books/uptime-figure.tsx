import 'server-only';
import { useTranslations } from 'next-intl';
import { Bars } from '@/components/figures/bars';
import { Figure } from '@/components/figures/figure';
import { NoFigure } from '@/components/figures/no-figure';
import type { BooksWire, UptimeDay } from '@/contract/books';
import { formatDay, formatDayMonth } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { formatShare } from '@/lib/format/percent';

/** How many minutes of each day had no beat: an outage, or a time in which nothing could be noted down. Without any, nothing is drawn. */
export function UptimeFigure({ uptime: { days } }: Pick<BooksWire, 'uptime'>) {
  const t = useTranslations('books.uptime');
  const sum = (of: 'minutes' | 'beats') => days.reduce((total, day) => total + day[of], 0);
  const [minutes, beats] = [sum('minutes'), sum('beats')];
  if (minutes === 0) return <NoFigure title={t('title')} text={t('none')} />;
  const note = t('sum', { share: formatShare(beats, minutes), gaps: formatCoins(minutes - beats) });
  return (
    <Figure
      title={t('title')}
      note={note}
      table={{
        columns: [
          { title: t('day') },
          { title: t('gaps'), align: 'end', isMain: true },
          { title: t('measured'), align: 'end' },
        ],
        rows: days.toReversed().map((day) => ({
          key: day.day,
          cells: [formatDay(day.day), formatCoins(gapsOf(day)), formatCoins(day.minutes)],
        })),
      }}
    >
      {minutes > beats ? (
        <Bars
          text={`${t('title')}. ${note}`}
          bars={days.map((day) => ({
            value: gapsOf(day),
            text: t('dayText', { day: formatDayMonth(day.day) ?? day.day, gaps: formatCoins(gapsOf(day)) }),
            label: formatDayMonth(day.day) ?? day.day,
            tone: gapsOf(day) > 0 ? 'live' : 'plain',
          }))}
          formatTick={formatCoins}
          heightClass="h-32"
        />
      ) : null}
    </Figure>
  );
}

function gapsOf({ minutes, beats }: UptimeDay): number {
  return minutes - beats;
}
