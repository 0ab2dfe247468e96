import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { OrderState as State } from '@/contract/market-orders';

interface OrderStateProps {
  readonly state: State;
}

/** How far an order is: green once it is there, red when it was refused. */
export function OrderState({ state }: OrderStateProps) {
  const t = useTranslations('orders.states');
  const tone = state === 'delivered' ? 'green' : state === 'rejected' ? 'red' : 'line';
  return <Badge tone={tone}>{t(state)}</Badge>;
}
