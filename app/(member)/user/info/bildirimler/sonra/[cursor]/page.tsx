import { notFound } from 'next/navigation';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { NotificationPage } from '@/components/notifications/notification-page';
import { listNotifications } from '@/lib/data/notifications';
import { requireUser } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('bildirimler');

/** GET /user/info/bildirimler/sonra/{cursor}: what the viewer was told before. */
export default async function OlderNotificationsPage({
  params,
}: PageProps<'/user/info/bildirimler/sonra/[cursor]'>) {
  const { cursor } = await params;
  const user = await requireUser(listPage(infoPagePath('bildirimler'), cursor));
  if (!user) return <RenewSession />;
  const page = (await listNotifications(cursor)) ?? notFound();
  return (
    <InfoFrame page="bildirimler" permission={user.permission}>
      <NotificationPage page={page} isFirst={false} />
    </InfoFrame>
  );
}
