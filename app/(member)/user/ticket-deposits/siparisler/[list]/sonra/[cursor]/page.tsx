import { notFound } from 'next/navigation';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { OrderDesk } from '../../../../../_components/order-desk';
import { orderListAt } from '../../../../../_components/order-list-paths';

export const generateMetadata = () => deskMetadata('orders');

/** GET /user/ticket-deposits/siparisler/{list}/sonra/{cursor}: further orders of a list. Rendered per request (D12). */
export default async function FurtherOrdersPage({
  params,
}: PageProps<'/user/ticket-deposits/siparisler/[list]/sonra/[cursor]'>) {
  const { list, cursor } = await params;
  return <OrderDesk list={orderListAt(list) ?? notFound()} cursor={cursor} />;
}
