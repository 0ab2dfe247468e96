import { notFound } from 'next/navigation';
import type { CursorProps } from '@/app/_components/cursor-props';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { NotificationChoices } from '@/components/notifications/choices';
import { NotificationPage } from '@/components/notifications/notification-page';
import { listNotifications } from '@/lib/data/notifications';
import { requireUserWith } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { infoPagePath, isStaffPermission } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

/** What every member may be told of. */
const own = ['account', 'reviews', 'market', 'contests'] as const;

export const generateMetadata = () => infoPageMetadata('bildirimler');

/** GET /user/info/bildirimler: what the viewer was told, and what comes by mail, too. */
export default async function NotificationsPage({ params }: CursorProps) {
  const { cursor } = await params;
  const path = listPage(infoPagePath('bildirimler'), cursor);
  const known = await requireUserWith(path, () => listNotifications(cursor ?? null));
  if (!known) return <RenewSession />;
  const [user, page] = known;
  if (!page) notFound();
  return (
    <InfoFrame page="bildirimler" permission={user.permission}>
      <NotificationPage page={page} isFirst={cursor === undefined} />
      {cursor === undefined ? (
        <NotificationChoices groups={isStaffPermission(user.permission) ? [...own, 'team'] : own} />
      ) : null}
    </InfoFrame>
  );
}
