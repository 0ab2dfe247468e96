import { useTranslations } from 'next-intl';
import type { OrderFigures } from '@/contract/desk-figures';
import { formatCoins } from '@/lib/format/money';
import { DayBars } from './day-bars';
import { HeadNumber } from './head-number';

interface OrderFiguresProps {
  readonly figures: OrderFigures;
  /** The orders. */
  readonly href: string;
  readonly heightClass?: string;
}

/** Orders made and delivered, day by day. */
export function OrderDaysCard({ figures, href, ...size }: OrderFiguresProps) {
  const t = useTranslations('desk.figures.orders');
  const { days, made, delivered, cancelled } = figures;
  const count = days.length;
  return (
    <DayBars
      title={t('days')}
      note={t('daysNote', { delivered: formatCoins(delivered), cancelled: formatCoins(cancelled) })}
      none={t('none', { count })}
      days={days.map(({ day }) => day)}
      bars={{ name: t('made'), values: days.map((one) => one.made) }}
      curve={{ name: t('delivered'), values: days.map((one) => one.delivered) }}
      aside={<HeadNumber value={made} label={t('madeIn', { count })} href={href} />}
      {...size}
    />
  );
}

/** What they are worth, day by day. */
export function OrderCoinsCard({ figures, href, ...size }: OrderFiguresProps) {
  const t = useTranslations('desk.figures.orders');
  const { days, made_coins: made, cancelled_coins: cancelled } = figures;
  return (
    <DayBars
      title={t('coins')}
      note={t('coinsNote', { made: formatCoins(made), cancelled: formatCoins(cancelled) })}
      none={t('none', { count: days.length })}
      days={days.map(({ day }) => day)}
      bars={{ name: t('made'), values: days.map((one) => one.made_coins) }}
      curve={{ name: t('cancelled'), values: days.map((one) => one.cancelled_coins) }}
      aside={<HeadNumber value={made} label={t('coins')} href={href} />}
      {...size}
    />
  );
}
