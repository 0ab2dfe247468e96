import { deskMetadata } from '@/lib/seo/page-metadata';
import { OrderDesk } from '../../../../_components/order-desk';

export const generateMetadata = () => deskMetadata('orders');

/** GET /user/ticket-deposits/siparisler/sonra/{cursor}: what has waited less long. Rendered per request (D12). */
export default async function LaterOrdersPage({
  params,
}: PageProps<'/user/ticket-deposits/siparisler/sonra/[cursor]'>) {
  return <OrderDesk list="open" cursor={(await params).cursor} />;
}
