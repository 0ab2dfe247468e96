import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { Analysis } from '@/lib/data/analyses';
import { formatDateTime } from '@/lib/format/dates';
import { formatOdds } from '@/lib/format/odds';
import { formatUnits } from '@/lib/format/units';
import { pathTo } from '@/lib/paths';
import { AnalysisBadge } from './analysis-badge';
import { Confidence } from './confidence';

interface AnalysisCardProps {
  readonly analysis: Analysis;
}

/** An analysis of a list: what it is about, what was picked at which odds, who wrote it and where it stands. */
export function AnalysisCard({ analysis }: AnalysisCardProps) {
  const t = useTranslations('analyses');
  const { slug, kind, title, league, kickoff_at: kickoff, published_at: published, author } = analysis;
  return (
    <article className="flex h-full flex-col gap-4 rounded-panel border border-line bg-surface p-5 transition-colors hover:border-line-strong sm:p-6">
      <div className="flex min-h-7 items-center justify-between gap-3 text-sm text-text-3">
        <p className="truncate">{league ?? t(`kinds.${kind}`)}</p>
        <AnalysisBadge analysis={analysis} />
      </div>
      <div>
        <h2 className="font-display text-lg leading-snug font-semibold">
          <SoftLink href={pathTo('analysis', slug)} className="rounded-sm underline-offset-4 hover:underline">
            {title}
          </SoftLink>
        </h2>
        <p className="mt-1 text-sm text-text-3">
          {kickoff ? formatDateTime(kickoff) : <RelativeTime iso={published} />}
        </p>
      </div>
      <PickLine analysis={analysis} />
      <p className="mt-auto text-sm text-text-3">
        {t('by')}{' '}
        <SoftLink
          href={pathTo('analyst', author.slug)}
          className="inline-flex min-h-6 items-center font-medium text-text-2 underline-offset-4 hover:underline"
        >
          {author.name}
        </SoftLink>
      </p>
    </article>
  );
}

/** The pick over its numbers; a note on a game has none. */
function PickLine({ analysis: { pick, odds, unit, confidence } }: AnalysisCardProps) {
  const t = useTranslations('analyses');
  if (pick === null || odds === null || unit === null) return null;
  return (
    <dl className="grid grid-cols-3 gap-3 border-t border-line pt-4 text-sm">
      <div className="col-span-3">
        <dt className="sr-only">{t('pick')}</dt>
        <dd className="font-semibold">{pick}</dd>
      </div>
      <div>
        <dt className="text-text-3">{t('odds')}</dt>
        <dd className="font-display font-semibold tabular-nums">{formatOdds(odds)}</dd>
      </div>
      <div>
        <dt className="text-text-3">{t('unit')}</dt>
        <dd className="font-display font-semibold tabular-nums">{formatUnits(unit)}</dd>
      </div>
      {confidence === null ? null : (
        <div>
          <dt className="text-text-3">{t('confidence')}</dt>
          <dd>
            <Confidence value={confidence} />
          </dd>
        </div>
      )}
    </dl>
  );
}
