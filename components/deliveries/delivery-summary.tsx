import { useTranslations } from 'next-intl';
import { type Fact, Facts } from '@/components/ui/facts';
import type { DeliverySummaryWire } from '@/contract/deliveries';
import { durationText } from '@/lib/format/duration';
import { formatCoins } from '@/lib/format/money';

/** How many prizes there are by how far they are; what is late is red, and disputed stays counted. */
export function DeliverySummary({ summary }: { readonly summary: DeliverySummaryWire }) {
  const t = useTranslations('deliveries.summary');
  const units = useTranslations('deliveries.units');
  const { states, late, late_after_h, disputed_ever, cases_open, total } = summary;
  const waiting = states.won + states.claimed + states.disputed;
  const facts: Fact[] = [
    { name: t('total'), value: formatCoins(total) },
    { name: t('delivered'), value: formatCoins(states.delivered + states.confirmed) },
    { name: t('waiting'), value: formatCoins(waiting) },
    {
      name: t('late', { time: durationText(late_after_h * 3600, units) }),
      value: <span className={late > 0 ? 'text-red' : ''}>{formatCoins(late)}</span>,
    },
    { name: t('disputed'), value: t('disputedCount', { count: disputed_ever, open: cases_open }) },
    { name: t('forfeited'), value: formatCoins(states.forfeited) },
  ];
  return <Facts facts={facts} />;
}
