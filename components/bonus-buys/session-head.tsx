import { useTranslations } from 'next-intl';
import { DatedHead } from '@/components/ui/dated-head';
import type { BuySessionDetail } from '@/lib/data/buys';
import { toHost } from '@/lib/format/host';
import { WatchedSession } from './watched-session';

interface SessionHeadProps {
  readonly session: BuySessionDetail;
}

/** What a session is called, whether it is being played, and where. */
export function SessionHead({ session }: SessionHeadProps) {
  const t = useTranslations('bonusBuys');
  const { title, sponsor, started_at } = session;
  return (
    <DatedHead
      badge={<WatchedSession session={session} part="state" />}
      began={t('startedAt')}
      since={started_at}
      host={toHost(sponsor)}
    >
      <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
    </DatedHead>
  );
}
