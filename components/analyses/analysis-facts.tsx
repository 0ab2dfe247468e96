import { useTranslations } from 'next-intl';
import { type Fact, Facts } from '@/components/ui/facts';
import type { AnalysisDetail } from '@/lib/data/analyses';
import { formatDateTime } from '@/lib/format/dates';
import { formatOdds } from '@/lib/format/odds';
import { formatUnits } from '@/lib/format/units';
import { Confidence } from './confidence';

interface AnalysisFactsProps {
  readonly analysis: AnalysisDetail;
}

/** The numbers of a pick and its moments; of a note on a game only when it was written. */
export function AnalysisFacts({ analysis }: AnalysisFactsProps) {
  const t = useTranslations('analyses');
  const { odds, unit, confidence, kickoff_at, published_at, result } = analysis;
  const facts: readonly (Fact | null)[] = [
    odds === null ? null : { name: t('odds'), value: formatOdds(odds) },
    unit === null ? null : { name: t('unit'), value: formatUnits(unit) },
    confidence === null ? null : { name: t('confidence'), value: <Confidence value={confidence} /> },
    { name: t('published'), value: formatDateTime(published_at) },
    kickoff_at === null ? null : { name: t('kickoff'), value: formatDateTime(kickoff_at) },
    result === 'pending' ? null : { name: t('result'), value: t(`results.${result}`) },
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}
