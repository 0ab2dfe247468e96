'use client'; // What the viewer earned today only the viewer's own browser may know.

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { GuestLine } from '@/components/ui/guest-line';
import { useOwn } from '@/lib/browser/use-own';
import { loginPath } from '@/lib/format/next-path';
import { type OwnEarnings, ownEarningsPath } from './own-earnings';

/** One line above the ways to earn: what today brought a member, or the way in for a guest. Its room is kept from the start. */
export function TodayLine() {
  const t = useTranslations('pointsOwn');
  const here = usePathname();
  const state = useOwn<OwnEarnings>(ownEarningsPath);
  return (
    <div className="mb-10 flex min-h-24 flex-wrap sm:min-h-16 items-center gap-x-4 gap-y-1 rounded-card border border-line bg-bg-raised px-5 py-3 text-sm">
      {state.who === 'guest' ? (
        <GuestLine text={t('guest')} login={t('login')} href={loginPath(here)} />
      ) : null}
      {state.who === 'member' && state.own ? (
        <>
          <span className="text-text-2">{t('earnedToday')}</span>
          <Coins value={state.own.today} label={t('coin')} />
        </>
      ) : null}
    </div>
  );
}
