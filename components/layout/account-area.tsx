'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useNextQuery } from '@/lib/browser/use-next-query';
import { type BrowserUser, useUser } from '@/lib/browser/use-user';
import { isAccountPermission, routes } from '@/lib/routes';
import { AccountMenu } from './account-menu';
import { BalanceNews } from './balance';
import { NotificationBell } from './notification-bell';

interface AccountAreaProps {
  readonly coinLabel: string;
}

/** The viewer's corner of the header: login and register for a guest, balance and menu for a member. Its width is kept free. The first HTML has the links. */
export function AccountArea({ coinLabel }: AccountAreaProps) {
  const { user, isLoading } = useUser();
  return (
    <div className="flex h-11 min-w-38 items-center justify-end gap-2 min-[22.5rem]:min-w-46 sm:min-w-52">
      {user ? <Member user={user} coinLabel={coinLabel} /> : null}
      {isLoading ? <Waiting /> : null}
      {user ? null : <GuestLinks />}
    </div>
  );
}

function Member({ user, coinLabel }: { readonly user: BrowserUser; readonly coinLabel: string }) {
  const hasBell = user.unread !== null && isAccountPermission(user.permission);
  return (
    <>
      {hasBell ? <NotificationBell unread={user.unread ?? 0} /> : null}
      <AccountMenu user={user} coinLabel={coinLabel} />
      {isAccountPermission(user.permission) ? <BalanceNews point={user.point} /> : null}
    </>
  );
}

/** What a member sees until the document brings their part; a guest has the links at once. */
function Waiting() {
  const t = useTranslations('account');
  return (
    <span className="hidden items-center gap-2 in-data-member:flex">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <Skeleton className="h-6 w-20 rounded-full" />
      <Skeleton className="size-8 rounded-full" />
    </span>
  );
}

/** Links that the dialogs of the auth area take over on a desktop (D15); between these pages they carry `next` on (D7). */
function GuestLinks() {
  const t = useTranslations('account');
  const query = useNextQuery();
  return (
    <span className="flex gap-2 in-data-member:hidden">
      <a
        href={routes.login.path + query}
        data-auth-dialog="login"
        className={buttonClass('quiet', 'max-sm:px-3 max-[22.5rem]:px-2')}
      >
        {t('login')}
      </a>
      <a
        href={routes.register.path + query}
        data-auth-dialog="register"
        className={buttonClass('secondary', 'max-sm:px-3 max-[22.5rem]:px-2')}
      >
        {t('register')}
      </a>
    </span>
  );
}
