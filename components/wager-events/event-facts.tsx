import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import { type Fact, Facts } from '@/components/ui/facts';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { formatDateTime } from '@/lib/format/dates';

interface EventFactsProps {
  readonly event: WagerEventDetail;
}

/** What is counted, from when to when, and until when objections are heard. */
export function EventFacts({ event }: EventFactsProps) {
  const t = useTranslations('wagerEvents');
  const facts: readonly (Fact | null)[] = [
    { name: t('facts.metric'), value: t(`metrics.${event.metric}`) },
    { name: t('facts.starts'), value: formatDateTime(event.startsAt) },
    { name: t('facts.ends'), value: formatDateTime(event.endsAt) },
    event.minBet === null
      ? null
      : { name: t('facts.minBet'), value: <Money minor={event.minBet} currency={event.currency} /> },
    event.disputeUntil === null
      ? null
      : { name: t('facts.disputeUntil'), value: formatDateTime(event.disputeUntil) },
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}
