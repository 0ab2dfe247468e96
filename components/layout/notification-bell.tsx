'use client'; // How many are unread is the viewer's, which only the browser knows.

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import { infoPagePath } from '@/lib/routes';

interface NotificationBellProps {
  /** Shown as 9+ from ten on. */
  readonly unread: number;
}

/** The way to the notifications, with how many are unread. Its size is the same with and without a number. */
export function NotificationBell({ unread }: NotificationBellProps) {
  const t = useTranslations('account');
  return (
    <SoftLink
      href={infoPagePath('bildirimler')}
      aria-label={unread > 0 ? t('unread', { count: unread }) : t('notifications')}
      className="relative grid size-11 max-[22.5rem]:hidden shrink-0 place-items-center rounded-card text-text-2 transition-colors hover:bg-surface-2 hover:text-text"
    >
      <Icon name="bell" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-text px-1 text-xs font-semibold text-bg tabular-nums"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      ) : null}
    </SoftLink>
  );
}
