'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { late } from '@/components/ui/late';
import { GuestSentence, LoginWords, OwnBox } from '@/components/ui/own-box';
import { useUser } from '@/lib/browser/use-user';
import { loginPath } from '@/lib/format/next-path';
import type { OwnLaneProps, OwnRankProps } from './own-rank';

/** A guest fetches none of it; where it does not come, the box stays empty. */
const OwnRank = late<OwnLaneProps>(() =>
  import('./own-rank').then(
    (module) => module.OwnRank,
    () => () => null,
  ),
);

/** The viewer's own place in an event; a way to log in for a guest. A member's keeps its height whatever it finds. */
export function OwnStanding(props: OwnRankProps) {
  const t = useTranslations('standings');
  const { user, isLoading } = useUser();
  const path = usePathname();
  return (
    <OwnBox className="mb-6 min-h-24 justify-center! in-data-member:min-h-48 @xl:in-data-member:min-h-38">
      {user ? <OwnRank {...props} avatarUrl={user.faceUrl} /> : null}
      {isLoading ? <p className="text-text-3">{t('loading')}</p> : null}
      {!user && !isLoading ? (
        <GuestSentence>
          {t.rich('guest', { login: (text) => <LoginWords href={loginPath(path)}>{text}</LoginWords> })}
        </GuestSentence>
      ) : null}
    </OwnBox>
  );
}
