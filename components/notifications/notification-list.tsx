import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { Notification } from '@/lib/data/notifications';

interface NotificationListProps {
  readonly list: readonly Notification[];
}

/** What the member was told, newest first; each leads to what it is about. */
export function NotificationList({ list }: NotificationListProps) {
  const t = useTranslations('notifications');
  return (
    <ul aria-label={t('list')} className="divide-y divide-line rounded-panel border border-line bg-surface">
      {list.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4">
          <p className={`min-w-0 grow basis-64 ${one.isUnread ? 'font-medium' : 'text-text-2'}`}>
            {one.kind ? t(`kinds.${one.kind}`, one.params) : t('kinds.other')}
          </p>
          <span className="flex items-center gap-3 text-sm text-text-3">
            {one.isUnread ? <Badge>{t('unread')}</Badge> : null}
            <RelativeTime iso={one.createdAt} />
          </span>
          {one.path ? (
            <SoftLink
              href={one.path}
              className="inline-flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-text"
            >
              {t('open')}
            </SoftLink>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
