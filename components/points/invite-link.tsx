'use client'; // The link is the viewer's own.

import { useTranslations } from 'next-intl';
import { CopyText } from '@/components/ui/copy-text';
import { useOwn } from '@/lib/browser/use-own';
import { callTo } from '@/lib/calls';
import { routes } from '@/lib/routes';
import { LoginLine } from './login-line';
import type { OwnInvite } from './own-earnings';

/** The member's own link for friends, to copy, and how many came by it. A guest gets the way in; nothing where the upstream has none. */
export function InviteLink() {
  const t = useTranslations('pointsOwn');
  const state = useOwn<OwnInvite>(callTo('invite'));
  if (state.who === 'guest') return <LoginLine text={t('inviteGuest')} />;
  return (
    <div className="mt-4 min-h-22">
      {state.who === 'member' && state.own ? (
        <>
          <CopyText
            text={new URL(`${routes.register.path}?davet=${state.own.code}`, location.origin).href}
            label={t('invite')}
          />
          <p className="mt-2 text-xs text-text-3">
            {t('invited', { invited: state.own.invited, credited: state.own.credited })}
          </p>
        </>
      ) : null}
    </div>
  );
}
