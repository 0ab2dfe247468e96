'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useUser } from '@/lib/browser/use-user';
import { routes } from '@/lib/routes';
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
    <div className="flex min-h-44 flex-col justify-start md:min-h-36 rounded-card border border-line bg-bg-raised px-4 py-3 text-sm">
      {user ? <OwnTicketBundle slug={slug} prizeCount={prizeCount} /> : null}
      {isLoading ? <p className="text-text-3">{t('loading')}</p> : null}
      {!user && !isLoading ? (
        <p className="m-auto max-w-80 text-center text-balance text-text-2">
          {t.rich('guest', {
            login: (text) => (
              <Link
                href={{ pathname: routes.login.path, query: { next: path } }}
                prefetch={false}
                className="font-semibold text-text underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}
