import { useTranslations } from 'next-intl';
import { ProgressRail } from '@/components/ui/progress-rail';
import type { OddCounts } from '@/lib/data/special-odd-view';

interface HitRateProps {
  readonly counts: OddCounts;
}

/** How many of a hundred counted odds were won: void ones do not count. Nothing while none counted. */
export function HitRate({ counts: { won, lost } }: HitRateProps) {
  const t = useTranslations('specialOdds.record');
  if (won + lost === 0) return null;
  const percent = Math.round((100 * won) / (won + lost));
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-20 grow">
        <ProgressRail label={t('hitRate')} value={won} max={won + lost} />
      </div>
      <span className="w-11 shrink-0 text-right font-display font-semibold tabular-nums">
        {t('percent', { percent })}
      </span>
    </div>
  );
}
