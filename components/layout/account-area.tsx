'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { late } from '@/components/ui/late';
import { Skeleton } from '@/components/ui/skeleton';
import { withTexts } from '@/components/ui/with-texts';
import { useNextQuery } from '@/lib/browser/use-next-query';
import { useUser } from '@/lib/browser/use-user';
import { routes } from '@/lib/routes';

/** A guest fetches none of it; where it does not come, what waits for it stays. */
const loadCorner = withTexts(() => import('./member-corner').then((module) => module.MemberCorner), Waiting);
const MemberCorner = late(loadCorner, <Waiting />);

interface AccountAreaProps {
  readonly coinLabel: string;
}

/** The viewer's corner of the header: login and register for a guest, balance and menu for a member. Its width is kept free. The first HTML has the links. */
export function AccountArea({ coinLabel }: AccountAreaProps) {
  const { user, isLoading } = useUser();
  useEffect(() => {
    // Who was a member a moment ago will need it, and it comes beside the answer that says so.
    if (document.documentElement.hasAttribute('data-member')) void loadCorner();
  }, []);
  return (
    <div className="flex h-11 min-w-38 items-center justify-end gap-2 min-[22.5rem]:min-w-46 sm:min-w-52">
      {user ? <MemberCorner user={user} coinLabel={coinLabel} /> : null}
      {isLoading ? <Waiting /> : null}
      {user ? null : <GuestLinks />}
    </div>
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
