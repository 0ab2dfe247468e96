import { notFound } from 'next/navigation';
import type { CursorProps } from '@/app/_components/cursor-props';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { OrderDesk } from '../../../_components/order-desk';
import { orderListAt } from '../../../_components/order-list-paths';

export const generateMetadata = () => deskMetadata('orders');

/** GET /user/ticket-deposits/siparisler/{list}: orders that were taken on, delivered or refused. Rendered per request (D12). */
export default async function OrderListPage({ params }: CursorProps<{ readonly list: string }>) {
  const { list, ...page } = await params;
  return <OrderDesk {...page} list={orderListAt(list) ?? notFound()} />;
}
