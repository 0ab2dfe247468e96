import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { SpecialOdd } from '@/lib/data/special-odd-view';

interface OddResultProps {
  readonly odd: Pick<SpecialOdd, 'state' | 'result'>;
}

/** How an odd ended, or that it waits: green is a win, everything else is quiet. */
export function OddResult({ odd: { state, result } }: OddResultProps) {
  const t = useTranslations('specialOdds');
  if (state === 'settled') {
    return <Badge tone={result === 'won' ? 'green' : 'line'}>{t(`results.${result}`)}</Badge>;
  }
  return <Badge tone={state === 'active' ? 'green' : 'line'}>{t(`states.${state}`)}</Badge>;
}
