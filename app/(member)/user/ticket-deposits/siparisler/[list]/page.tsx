import { notFound } from 'next/navigation';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { OrderDesk } from '../../../_components/order-desk';
import { orderListAt } from '../../../_components/order-list-paths';

export const generateMetadata = () => deskMetadata('orders');

/** GET /user/ticket-deposits/siparisler/{list}: orders that were taken on, delivered or refused. Rendered per request (D12). */
export default async function OrderListPage({
  params,
}: PageProps<'/user/ticket-deposits/siparisler/[list]'>) {
  return <OrderDesk list={orderListAt((await params).list) ?? notFound()} />;
}
