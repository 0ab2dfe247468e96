import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { MarketPicture } from '@/components/layout/pictures/market-picture';
import { OrderList } from '@/components/orders/order-list';
import { listOrders } from '@/lib/data/orders';
import { requireUser } from '@/lib/data/require-user';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('siparisler');

/** GET /user/info/siparisler: the viewer's orders, rendered per request. */
export default async function OrdersPage() {
  const user = await requireUser(infoPagePath('siparisler'));
  if (!user) return <RenewSession />;
  return (
    <InfoFrame page="siparisler" permission={user.permission}>
      <OrderList page={await listOrders(null)} isFirst picture={<MarketPicture />} />
    </InfoFrame>
  );
}
