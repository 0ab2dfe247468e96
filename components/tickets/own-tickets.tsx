'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { GuestSentence, LoginWords, OwnBox } from '@/components/ui/own-box';
import { loginRoute } from '@/lib/browser/next-path';
import { useUser } from '@/lib/browser/use-user';
import { OwnTicketBundle } from './own-ticket-bundle';

interface OwnTicketsProps {
  readonly slug: string;
  /** How many places win. */
  readonly prizeCount: number;
}

/** The viewer's own tickets in a draw; a way to log in for a guest. Keeps its height whatever it finds. */
export function OwnTickets({ slug, prizeCount }: OwnTicketsProps) {
  const t = useTranslations('ownTickets');
  const { user, isLoading } = useUser();
  const path = usePathname();
  return (
    <OwnBox className="min-h-44 md:min-h-36">
      {user ? <OwnTicketBundle slug={slug} prizeCount={prizeCount} /> : null}
      {isLoading ? <p className="text-text-3">{t('loading')}</p> : null}
      {!user && !isLoading ? (
        <GuestSentence>
          {t.rich('guest', { login: (text) => <LoginWords href={loginRoute(path)}>{text}</LoginWords> })}
        </GuestSentence>
      ) : null}
    </OwnBox>
  );
}
