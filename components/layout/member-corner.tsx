'use client'; // What is in it only the viewer's own browser knows.

import type { BrowserUser } from '@/lib/browser/use-user';
import { isAccountPermission } from '@/lib/routes';
import { AccountMenu } from './account-menu';
import { BalanceNews } from './balance';
import { NotificationBell } from './notification-bell';

interface MemberCornerProps {
  readonly user: BrowserUser;
  readonly coinLabel: string;
}

/** A member's corner of the header: bell, balance and menu. */
export function MemberCorner({ user, coinLabel }: MemberCornerProps) {
  const hasBell = user.unread !== null && isAccountPermission(user.permission);
  return (
    <>
      {hasBell ? <NotificationBell unread={user.unread ?? 0} /> : null}
      <AccountMenu user={user} coinLabel={coinLabel} />
      {isAccountPermission(user.permission) ? <BalanceNews point={user.point} /> : null}
    </>
  );
}
