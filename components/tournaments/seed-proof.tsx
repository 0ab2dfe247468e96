import { useTranslations } from 'next-intl';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { TournamentDetail } from '@/lib/data/tournament-view';

interface SeedProofProps {
  readonly proof: NonNullable<TournamentDetail['seedProof']>;
}

/** How anybody can check the draw: the sum that was published before, the seed that came with the start, and the formula. */
export function SeedProof({ proof: { commit, seed } }: SeedProofProps) {
  const t = useTranslations('tournaments.proof');
  return (
    <details className="rounded-panel border border-line bg-bg-raised px-5">
      <FoldSummary>{t('title')}</FoldSummary>
      <div className="space-y-4 border-t border-line py-5 text-sm leading-relaxed text-text-2">
        <p>{t('text')}</p>
        <dl className="space-y-3">
          <div>
            <dt className="text-xs text-text-3">{t('commit')}</dt>
            <dd className="mt-1 font-mono text-xs break-all text-text">{commit}</dd>
          </div>
          <div>
            <dt className="text-xs text-text-3">{t('seed')}</dt>
            <dd className="mt-1 font-mono text-xs break-all text-text">{seed ?? t('sealed')}</dd>
          </div>
        </dl>
        <p>{t('formula')}</p>
      </div>
    </details>
  );
}
