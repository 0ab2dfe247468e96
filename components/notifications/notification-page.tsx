import { getMessages, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { MoreMessages } from '@/components/ui/more-messages';
import { Pager } from '@/components/ui/pager';
import { SoftLink } from '@/components/ui/soft-link';
import { getFrame } from '@/lib/data/frame';
import type { listNotifications } from '@/lib/data/notifications';
import { infoPagePath, routes } from '@/lib/routes';
import { NoticesPicture } from './notices-picture';
import { NotificationList } from './notification-list';
import { ReadAll } from './read-all';

interface NotificationPageProps {
  readonly page: NonNullable<Awaited<ReturnType<typeof listNotifications>>>;
  readonly isFirst: boolean;
}

/** One page of notifications, with the way to mark them as read and to older ones. */
export async function NotificationPage({ page: { list, nextCursor }, isFirst }: NotificationPageProps) {
  const { notificationOwn } = await getMessages();
  const [newest] = list;
  if (!newest) return <Nothing />;
  return (
    <>
      {list.some(({ isUnread }) => isUnread) ? (
        <div className="mb-5 flex justify-end">
          <MoreMessages messages={{ notificationOwn }}>
            <ReadAll upTo={newest.id} />
          </MoreMessages>
        </div>
      ) : null}
      <NotificationList list={list} />
      <Pager path={infoPagePath('bildirimler')} nextCursor={nextCursor} isFirst={isFirst} />
    </>
  );
}

async function Nothing() {
  const t = await getTranslations('notifications');
  const { areasOff } = await getFrame();
  return (
    <EmptyState
      picture={<NoticesPicture />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        areasOff.includes('points') ? undefined : (
          <SoftLink href={routes.points.path} className={buttonClass()}>
            {t('empty.action')}
          </SoftLink>
        )
      }
    />
  );
}
