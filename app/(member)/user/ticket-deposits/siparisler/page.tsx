import type { CursorProps } from '@/app/_components/cursor-props';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { OrderDesk } from '../../_components/order-desk';

export const generateMetadata = () => deskMetadata('orders');

/** GET /user/ticket-deposits/siparisler: the orders that wait, the oldest first. Rendered per request (D12). */
export default async function OrderDeskPage({ params }: CursorProps) {
  return <OrderDesk list="open" {...(await params)} />;
}
