'use client'; // The viewer's own day only the viewer's own browser may know.

import { useTranslations } from 'next-intl';
import { late } from '@/components/ui/late';
import { withTexts } from '@/components/ui/with-texts';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useOwn } from '@/lib/browser/use-own';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import type { OwnDay } from '@/lib/format/own-day';
import { routes } from '@/lib/routes';

/** A guest, who is most of those who land here, fetches none of it. */
const OwnDayFacts = late(withTexts(() => import('./own-day-facts').then((module) => module.OwnDayFacts)));

/** A member's day in one line and the one thing to do next; for a guest, why to come. Its room is kept from the first frame. */
export function OwnDayLine() {
  const t = useTranslations('ownDay');
  const state = useOwn<OwnDay>(callTo('ownDay'));
  const { user } = useUser();
  const isMember = state.who === 'member';
  // Without scripts nothing comes: what stands there is all there is.
  const isAsked = useHydrated() && state.who === 'unknown';
  return (
    <section aria-label={t('title')} aria-busy={isAsked} className="own-day">
      {isMember ? null : (
        <div className="own-day-guest">
          <p className="min-w-0">{t('guest')}</p>
          <a href={routes.register.path} data-auth-dialog="register" className="btn btn-secondary">
            {t('join')}
          </a>
        </div>
      )}
      {isMember && state.own ? <OwnDayFacts day={state.own} isPaused={user?.isPaused ?? false} /> : null}
      {isMember && !state.own ? <p className="text-text-2">{t('unknown')}</p> : null}
    </section>
  );
}
