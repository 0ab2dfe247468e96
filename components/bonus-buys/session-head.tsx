import { useTranslations } from 'next-intl';
import { DatedHead } from '@/components/ui/dated-head';
import type { BuySession } from '@/lib/data/buys';
import { hostOf } from '@/lib/format/host';
import { SessionState } from './session-state';

interface SessionHeadProps {
  readonly session: BuySession;
}

/** What a session is called, whether it is being played, and where. */
export function SessionHead({ session: { title, state, sponsor, started_at } }: SessionHeadProps) {
  const t = useTranslations('bonusBuys');
  return (
    <DatedHead
      badge={<SessionState state={state} />}
      began={t('startedAt')}
      since={started_at}
      host={hostOf(sponsor)}
    >
      <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
    </DatedHead>
  );
}
