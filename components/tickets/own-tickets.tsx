'use client'; // The viewer's own tickets only the viewer's own browser may know.

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { GuestSentence, LoginWords, OwnBox } from '@/components/ui/own-box';
import type { OwnTicketsWire } from '@/contract/raffles';
import { type Own, useOwn } from '@/lib/browser/use-own';
import { callTo } from '@/lib/calls';
import { loginPath } from '@/lib/format/next-path';
import { OwnTicketBundle } from './own-ticket-bundle';
import { StubFan } from './stub-fan';

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
      <StubFan stubs={[]} />
      {state.who === 'guest' ? (
        <GuestSentence>
          {t.rich('guest', { login: (text) => <LoginWords href={loginPath(path)}>{text}</LoginWords> })}
        </GuestSentence>
      ) : (
        <p className="m-auto text-center text-text-2">{t(wordOf(state))}</p>
      )}
    </OwnBox>
  );
}

function wordOf(state: Own<OwnTicketsWire>): 'loading' | 'failed' | 'none' {
  if (state.who !== 'member') return 'loading';
  return state.own === null ? 'failed' : 'none';
}
