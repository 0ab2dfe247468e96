import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Analysis } from '@/lib/data/analyses';

interface AnalysisBadgeProps {
  readonly analysis: Pick<Analysis, 'kind' | 'state' | 'result'>;
}

const tones = { won: 'green', lost: 'red', void: 'line' } as const;

/** Where an analysis stands: waiting, locked, or how it came out. A note on a game has no result. */
export function AnalysisBadge({ analysis: { kind, state, result } }: AnalysisBadgeProps) {
  const t = useTranslations('analyses');
  if (result !== 'pending') return <Badge tone={tones[result]}>{t(`results.${result}`)}</Badge>;
  if (kind === 'slot' || state === 'settled') return null;
  return <Badge>{t(`states.${state}`)}</Badge>;
}
