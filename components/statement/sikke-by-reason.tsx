import 'server-only';
import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figure';
import { Lanes } from '@/components/figures/lanes';
import { NoFigure } from '@/components/figures/no-figure';
import type { StatementSummary } from '@/lib/data/statement-summary';
import { formatCoins } from '@/lib/format/money';

interface SikkeByReasonProps {
  readonly summary: StatementSummary;
}

/** Where the Sikke of a span came from, the greatest source first. */
export function SikkeByReason({ summary: { span, reasons } }: SikkeByReasonProps) {
  const t = useTranslations('statement');
  const title = t('byReason.title');
  const sources = reasons.filter(({ came }) => came > 0);
  if (sources.length === 0)
    return <NoFigure title={title} text={t('byReason.none', { count: Number(span) })} />;
  return (
    <Figure title={title} note={t('byReason.note', { count: Number(span) })}>
      <Lanes
        label={title}
        lanes={sources.map(({ reason, came }) => ({
          key: reason ?? '',
          name: reason === null ? t('otherReason') : t(`reasons.${reason}`),
          value: came,
          valueText: formatCoins(came),
          tone: 'coin' as const,
        }))}
      />
    </Figure>
  );
}
