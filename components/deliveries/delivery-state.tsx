import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { DeliveryState, DeliveryWire } from '@/contract/deliveries';

const tones: Readonly<Record<DeliveryState, BadgeTone>> = {
  won: 'line',
  claimed: 'line',
  delivered: 'green',
  confirmed: 'green',
  disputed: 'red',
  forfeited: 'line',
};

/** How far a prize is; that it takes too long, and that it was once disputed, stand beside it. */
export function DeliveryStateBadges({
  state,
  is_late,
  was_disputed,
}: Pick<DeliveryWire, 'state' | 'is_late' | 'was_disputed'>) {
  const t = useTranslations('deliveries');
  return (
    <span className="flex shrink-0 flex-col items-end gap-2 sm:flex-row">
      {is_late ? <Badge tone="red">{t('late')}</Badge> : null}
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {was_disputed && state !== 'disputed' ? <Badge>{t('wasDisputed')}</Badge> : null}
    </span>
  );
}
