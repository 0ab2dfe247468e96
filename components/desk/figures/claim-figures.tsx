import { useTranslations } from 'next-intl';
import type { ClaimFigures } from '@/contract/desk-figures';
import { formatCoins } from '@/lib/format/money';
import { DayBars } from './day-bars';
import { HeadNumber } from './head-number';

interface ClaimFiguresProps {
  readonly figures: ClaimFigures;
  /** The decisions of the span. */
  readonly href: string;
  readonly heightClass?: string;
}

/** Claims handed in and decided, day by day. */
export function ClaimDaysCard({ figures: { days, made, decided }, href, ...size }: ClaimFiguresProps) {
  const t = useTranslations('desk.figures.claims');
  const count = days.length;
  return (
    <DayBars
      title={t('days')}
      note={t('daysNote', { made: formatCoins(made), decided: formatCoins(decided) })}
      none={t('none', { count })}
      days={days.map(({ day }) => day)}
      bars={{ name: t('made'), values: days.map((one) => one.made) }}
      curve={{ name: t('decided'), values: days.map((one) => one.decided) }}
      aside={<HeadNumber value={decided} label={t('decidedIn', { count })} href={href} />}
      {...size}
    />
  );
}
