import { useTranslations } from 'next-intl';
import type { ScorecardWire } from '@/contract/sponsor-scorecards';

interface ScorecardLineProps {
  readonly scorecard: ScorecardWire | undefined;
}

/** Two figures of a scorecard in one line of a card; nothing of what there are too few of. */
export function ScorecardLine({ scorecard }: ScorecardLineProps) {
  const t = useTranslations('scorecards.line');
  const { complaints, prizes } = scorecard ?? {};
  if (!complaints && !prizes) return null;
  return (
    <ul className="sponsor-methods">
      {complaints ? <li>{t('solved', { good: complaints.solved, all: complaints.closed })}</li> : null}
      {prizes ? <li>{t('prizes', { good: prizes.on_time, all: prizes.ended })}</li> : null}
    </ul>
  );
}
