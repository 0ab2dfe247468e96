'use client'; // The viewer's own tickets only the viewer's own browser may know.

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { late } from '@/components/ui/late';
import { LoginWords, OwnBox } from '@/components/ui/own-box';
import { SoftLink } from '@/components/ui/soft-link';
import type { OwnTicketsWire } from '@/contract/raffles';
import { type Own, useOwn } from '@/lib/browser/use-own';
import { callTo } from '@/lib/calls';
import { loginPath } from '@/lib/format/next-path';
import { userSectionPath } from '@/lib/routes';
import type { OwnTicketBundleProps } from './own-ticket-bundle';
import { StubFan } from './stub-fan';

/** Who has no tickets fetches none of it; where it does not come, the box stays empty. */
const OwnTicketBundle = late<OwnTicketBundleProps>(() =>
  import('./own-ticket-bundle').then(
    (module) => module.OwnTicketBundle,
    () => () => null,
  ),
);

interface OwnTicketsProps {
  readonly slug: string;
  /** How many places win. */
  readonly prizeCount: number;
}

/** The viewer's wallet in a draw: the own stubs in a fan, and the chance as a ring; a way to log in for a guest. Keeps its height whatever it finds. */
export function OwnTickets({ slug, prizeCount }: OwnTicketsProps) {
  const t = useTranslations('ownTickets');
  const state = useOwn<OwnTicketsWire>(callTo('ownTickets', slug));
  const path = usePathname();
  if (state.who === 'member' && state.own && state.own.count > 0)
    return (
      <OwnBox className="wallet">
        <OwnTicketBundle own={state.own} prizeCount={prizeCount} />
      </OwnBox>
    );
  return (
    <OwnBox className="wallet">
      <div className="wallet-empty">
        <StubFan stubs={[]} />
        <span className="grid size-11 place-items-center rounded-full bg-surface-2 text-text-2 in-data-member:hidden sm:hidden">
          <Icon name="ticket" />
        </span>
        {state.who === 'guest' ? (
          <p>
            {t.rich('guest', { login: (text) => <LoginWords href={loginPath(path)}>{text}</LoginWords> })}
          </p>
        ) : (
          <p>{t(wordOf(state))}</p>
        )}
        {state.who === 'member' && state.own ? (
          <SoftLink href={userSectionPath('ticket-deposits')} className={buttonClass('secondary')}>
            {t('earn')}
          </SoftLink>
        ) : null}
      </div>
    </OwnBox>
  );
}

function wordOf(state: Own<OwnTicketsWire>): 'loading' | 'failed' | 'none' {
  if (state.who !== 'member') return 'loading';
  return state.own === null ? 'failed' : 'none';
}
