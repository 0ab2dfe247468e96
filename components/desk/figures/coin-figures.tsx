import { useTranslations } from 'next-intl';
import type { CoinFigures } from '@/contract/desk-figures';
import { formatCoins } from '@/lib/format/money';
import { DayArea } from './day-area';
import { DayBars } from './day-bars';
import { HeadNumber } from './head-number';

interface CoinFiguresProps {
  readonly figures: CoinFigures;
  /** Where the reasons stand, which are what the numbers count. */
  readonly reasonsHref: string;
  readonly heightClass?: string;
}

/** Sikke made and spent in a span. */
export function CoinFlowCard({ figures: { days, made, spent }, reasonsHref, ...size }: CoinFiguresProps) {
  const t = useTranslations('desk.figures.coins');
  const count = days.length;
  return (
    <DayBars
      title={t('flow')}
      note={t('flowNote', { made: formatCoins(made), spent: formatCoins(spent) })}
      none={t('flowNone', { count })}
      days={days.map(({ day }) => day)}
      bars={{ name: t('made'), values: days.map((one) => one.made) }}
      curve={{ name: t('spent'), values: days.map((one) => one.spent) }}
      aside={<HeadNumber value={made} label={t('madeIn', { count })} href={reasonsHref} />}
      {...size}
    />
  );
}

/** What all members have together. */
export function CoinStockCard({ figures: { days, outstanding }, reasonsHref, ...size }: CoinFiguresProps) {
  const t = useTranslations('desk.figures.coins');
  return (
    <DayArea
      title={t('outstanding')}
      note={t('outstandingNote')}
      none={t('flowNone', { count: days.length })}
      days={days.map(({ day }) => day)}
      series={{ name: t('outstanding'), values: days.map((one) => one.outstanding) }}
      className="curve curve-coin"
      aside={<HeadNumber value={outstanding} label={t('outstanding')} href={reasonsHref} />}
      {...size}
    />
  );
}
