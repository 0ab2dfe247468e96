import { useTranslations } from 'next-intl';
import { Mark } from '@/components/ui/mark';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { BuySession } from '@/lib/data/buys';
import { routes } from '@/lib/routes';
import { SessionState } from './session-state';

interface SessionHeadProps {
  readonly session: BuySession;
}

/** What a session is called, whether it is being played, and where. */
export function SessionHead({ session: { title, state, sponsor, started_at } }: SessionHeadProps) {
  const t = useTranslations('bonusBuys');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-3 text-sm text-text-3">
          <SessionState state={state} />
          <span>
            {t('startedAt')} <RelativeTime iso={started_at} />
          </span>
        </div>
        <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
      </div>
      {sponsor?.slug ? (
        <SoftLink
          href={`${routes.sponsors.path}/${sponsor.slug}`}
          className="flex min-h-11 items-center gap-3 text-sm font-medium text-text-2 hover:text-text"
        >
          <Mark {...sponsor} />
          {sponsor.name}
        </SoftLink>
      ) : null}
    </div>
  );
}
