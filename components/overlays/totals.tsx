import { useTranslations } from 'next-intl';
import type { OverlayHunt } from '@/lib/data/overlay-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { Card } from './card';
import { Told } from './told';
import type { WidgetProps } from './widget-props';

/** What the hunt has cost, what came back, the X that the rest must average, the average so far. */
export function Totals({ data: hunt }: WidgetProps<OverlayHunt | null>) {
  const t = useTranslations('overlays');
  if (hunt === null) return null;
  const { cost, returned, break_even_x, average_x, opened_count, bonus_count, needed } = hunt.figures;
  const isOver = hunt.state === 'completed' || hunt.state === 'settled';
  const amount = (value: number | null) => (value === null ? '–' : formatAmount(value, hunt.currency));
  return (
    <Card>
      <dl className="ov-strip">
        <Told
          isMain
          name={t('breakEven')}
          value={needed === 0 && opened_count > 0 ? t('covered') : formatX(break_even_x)}
        />
        <Told name={t('cost')} value={amount(cost)} />
        <Told name={t('returned')} value={amount(returned)} />
        <Told name={t('average')} value={formatX(average_x)} />
        <Told name={t(isOver ? 'all' : 'opened')} value={`${opened_count} / ${bonus_count}`} />
      </dl>
    </Card>
  );
}
