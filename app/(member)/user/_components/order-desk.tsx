import { getMessages, getTranslations } from 'next-intl/server';
import { DepositsPicture } from '@/components/account/deposits-picture';
import { QueuedOrders } from '@/components/orders/queued-orders';
import { EmptyState } from '@/components/ui/empty-state';
import { MoreMessages } from '@/components/ui/more-messages';
import { Pills } from '@/components/ui/pills';
import { type OrderListName, orderLists } from '@/contract/order-queue';
import { listQueuedOrders } from '@/lib/data/order-queue';
import { listPage } from '@/lib/paths';
import { DeskScreen } from './desk-screen';
import { orderListPath } from './order-list-paths';

interface OrderDeskProps {
  readonly list: OrderListName;
  readonly cursor?: string;
}

/** A page of a list of the orders that the viewer delivers. */
export function OrderDesk({ list, cursor }: OrderDeskProps) {
  const path = orderListPath(list);
  return (
    <DeskScreen
      desk="orders"
      path={listPage(path, cursor)}
      load={() => load({ list, ...(cursor === undefined ? {} : { cursor }) })}
    />
  );
}

async function load({ list, cursor }: OrderDeskProps) {
  const page = await listQueuedOrders(list, cursor ?? null);
  if (!page) return null;
  const t = await getTranslations('orderDesk');
  const { orderDeskOwn } = await getMessages();
  const pills = orderLists.map((name) => ({ href: orderListPath(name), label: t(`lists.${name}`) }));
  return (
    <MoreMessages messages={{ orderDeskOwn }}>
      <Pills label={t('lists.label')} pills={pills} current={orderListPath(list)} />
      {page.orders.length === 0 ? (
        <EmptyState
          picture={<DepositsPicture />}
          title={t(`empty.${list}`)}
          text={t(list === 'open' ? 'empty.openText' : 'empty.text')}
        />
      ) : (
        <QueuedOrders list={list} page={page} path={orderListPath(list)} isFirst={cursor === undefined} />
      )}
    </MoreMessages>
  );
}
