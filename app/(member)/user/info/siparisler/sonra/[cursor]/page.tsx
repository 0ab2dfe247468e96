import { notFound } from 'next/navigation';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { MarketPicture } from '@/components/layout/pictures/market-picture';
import { OrderList } from '@/components/orders/order-list';
import { listOrders } from '@/lib/data/orders';
import { requireUser } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('siparisler');

/** GET /user/info/siparisler/sonra/{cursor}: older orders of the viewer. */
export default async function OlderOrdersPage({ params }: PageProps<'/user/info/siparisler/sonra/[cursor]'>) {
  const { cursor } = await params;
  const user = await requireUser(listPage(infoPagePath('siparisler'), cursor));
  if (!user) return <RenewSession />;
  const orders = await listOrders(cursor);
  if (!orders) notFound();
  return (
    <InfoFrame page="siparisler" permission={user.permission}>
      <OrderList page={orders} isFirst={false} picture={<MarketPicture />} />
    </InfoFrame>
  );
}
