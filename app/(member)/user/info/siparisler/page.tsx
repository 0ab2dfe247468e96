import { notFound } from 'next/navigation';
import type { CursorProps } from '@/app/_components/cursor-props';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { MarketPicture } from '@/components/layout/pictures/market-picture';
import { OrderList } from '@/components/orders/order-list';
import { listOrders } from '@/lib/data/orders';
import { requireUserWith } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('siparisler');

/** GET /user/info/siparisler: the viewer's orders, rendered per request. */
export default async function OrdersPage({ params }: CursorProps) {
  const { cursor } = await params;
  const path = listPage(infoPagePath('siparisler'), cursor);
  const known = await requireUserWith(path, () => listOrders(cursor ?? null));
  if (!known) return <RenewSession />;
  const [user, orders] = known;
  if (!orders && cursor !== undefined) notFound();
  return (
    <InfoFrame page="siparisler" permission={user.permission}>
      <OrderList page={orders} isFirst={cursor === undefined} picture={<MarketPicture />} />
    </InfoFrame>
  );
}
