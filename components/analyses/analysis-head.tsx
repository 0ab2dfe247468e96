import { useTranslations } from 'next-intl';
import { CountdownBoard } from '@/components/ui/countdown-board';
import { SoftLink } from '@/components/ui/soft-link';
import type { AnalysisDetail } from '@/lib/data/analyses';
import { formatPercent } from '@/lib/format/percent';
import { formatSignedUnits } from '@/lib/format/units';
import { pathTo } from '@/lib/paths';
import { AnalysisBadge } from './analysis-badge';

interface AnalysisHeadProps {
  readonly analysis: AnalysisDetail;
}

/** What it is about, what was picked, whose record stands behind it, and how long until it locks. */
export function AnalysisHead({ analysis }: AnalysisHeadProps) {
  const t = useTranslations('analyses');
  const { kind, title, league, pick, kickoff_at: kickoff, state } = analysis;
  return (
    <header className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
      <div>
        <div className="flex flex-wrap items-center gap-3 text-sm text-text-3">
          <span>{league ?? t(`kinds.${kind}`)}</span>
          <AnalysisBadge analysis={analysis} />
        </div>
        <h1 className="mt-4 font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
        {pick ? <p className="mt-3 text-lg font-semibold">{pick}</p> : null}
        <Author analysis={analysis} />
      </div>
      {kickoff && state === 'published' ? (
        <div className="flex flex-col justify-end lg:w-80">
          <p className="mb-2 text-sm text-text-3">{t('locksIn')}</p>
          <CountdownBoard until={kickoff} over={t('lockedNow')} />
        </div>
      ) : null}
    </header>
  );
}

function Author({ analysis: { author, record } }: AnalysisHeadProps) {
  const t = useTranslations('analyses');
  const { won, lost, hit_rate: rate, roi, units } = record;
  return (
    <div className="mt-5 text-sm text-text-2">
      <SoftLink
        href={pathTo('analyst', author.slug)}
        className="inline-flex min-h-6 items-center font-semibold text-text underline-offset-4 hover:underline"
      >
        {t('record', { name: author.name, won, lost })}
      </SoftLink>
      <p className="mt-1 text-text-3 tabular-nums">
        {t('records.rate')} {formatPercent(rate)} · {t('records.roi')} {formatPercent(roi)} ·{' '}
        {t('records.units')} {formatSignedUnits(units)}
      </p>
    </div>
  );
}
