import { useTranslations } from 'next-intl';
import { Pager } from '@/components/ui/pager';
import type { OrderListName } from '@/contract/order-queue';
import type { QueuedOrderPage } from '@/lib/data/order-queue';
import { QueuedOrderCard } from './queued-order-card';

interface QueuedOrdersProps {
  readonly list: OrderListName;
  readonly page: QueuedOrderPage;
  /** Where the list begins; further ones stand below it. */
  readonly path: string;
  readonly isFirst: boolean;
}

/** A page of the orders that the viewer delivers: what waits oldest first, what is decided latest first. */
export function QueuedOrders({ list, page, path, isFirst }: QueuedOrdersProps) {
  const t = useTranslations('orderDesk');
  const isWaiting = list === 'open' || list === 'approved';
  return (
    <section aria-labelledby="queued-orders" className="space-y-4">
      <h2 id="queued-orders" className="font-display text-xl font-semibold sm:text-2xl">
        {t(`heads.${list}`)}
      </h2>
      {page.orders.map((order) => (
        <QueuedOrderCard key={order.id} order={order} />
      ))}
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} order={isWaiting ? 'name' : 'time'} />
    </section>
  );
}
