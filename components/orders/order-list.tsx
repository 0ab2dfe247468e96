import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { MoreMessages } from '@/components/ui/more-messages';
import { Pager } from '@/components/ui/pager';
import { getFrame } from '@/lib/data/frame';
import type { OrderPage } from '@/lib/data/orders';
import { infoPagePath, routes } from '@/lib/routes';
import { OrderCard } from './order-card';

interface OrderListProps {
  /** Null where the upstream takes no orders. */
  readonly page: OrderPage | null;
  readonly isFirst: boolean;
  /** What stands where there is no order yet. */
  readonly picture: ReactNode;
}

/** A page of the viewer's orders, the newest first. */
export async function OrderList({ page, isFirst, picture }: OrderListProps) {
  const t = await getTranslations('orders');
  const [{ ordersOwn }, { areasOff }] = await Promise.all([getMessages(), getFrame()]);
  if (page === null || page.orders.length === 0) {
    return (
      <EmptyState
        picture={picture}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          areasOff.includes('market') ? undefined : (
            <ButtonLink href={routes.market.path}>{t('empty.action')}</ButtonLink>
          )
        }
      />
    );
  }
  return (
    <MoreMessages messages={{ ordersOwn }}>
      <ul className="on-paper grid items-start gap-4 lg:grid-cols-2 min-[110rem]:grid-cols-3">
        {page.orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pager path={infoPagePath('siparisler')} nextCursor={page.nextCursor} isFirst={isFirst} />
    </MoreMessages>
  );
}
