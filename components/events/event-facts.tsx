import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import { Facts } from '@/components/ui/facts';
import type { EventDetail } from '@/lib/data/event-view';
import { formatDateTime } from '@/lib/format/dates';
import { formatX } from '@/lib/format/multiplier';

interface EventFactsProps {
  readonly event: EventDetail;
}

/** The numbers of an event: when, from which bet, which X, how often one may try, and what has come in. */
export function EventFacts({ event }: EventFactsProps) {
  const t = useTranslations('events.facts');
  const { targetX, minBet, maxEntriesPerUser, pending, capacity, joined, waitlist } = event;
  const facts = [
    { name: t('starts'), value: formatDateTime(event.startsAt) },
    { name: t('ends'), value: formatDateTime(event.endsAt) },
    targetX !== null && { name: t('target'), value: formatX(targetX) },
    minBet !== null && {
      name: t(event.type === 'deposit' ? 'minDeposit' : 'minBet'),
      value: <Money minor={minBet} currency={event.currency} />,
    },
    maxEntriesPerUser !== null && { name: t('tries'), value: t('triesValue', { count: maxEntriesPerUser }) },
    capacity !== null && { name: t('places'), value: t('placesValue', { joined, capacity, waitlist }) },
    { name: t('entries'), value: event.entries },
    pending > 0 && { name: t('pending'), value: pending },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}
