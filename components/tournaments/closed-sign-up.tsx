import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { EntryTerms } from './entry-terms';
import { Phases } from './phases';

interface ClosedSignUpProps {
  readonly tournament: TournamentDetail;
  /** How it came to be closed. */
  readonly text: string;
  /** The viewer's own part. */
  readonly children: ReactNode;
}

/** A sign-up that takes nobody any more: one line, with its hours and terms folded away below it. */
export function ClosedSignUp({ tournament, text, children }: ClosedSignUpProps) {
  const t = useTranslations('tournaments');
  const { size, players } = tournament;
  return (
    <section aria-labelledby="katilim" className="rounded-card border border-line bg-surface px-4 sm:px-5">
      <h2 id="katilim" className="sr-only">
        {t('signUp.title')}
      </h2>
      <details>
        <FoldSummary className="min-h-12 py-2">
          <span className="text-text-2">{text}</span>{' '}
          <span className="whitespace-nowrap text-text-3 tabular-nums">
            {size === null ? t('playersCount', { count: players }) : t('places', { players, size })}
          </span>
        </FoldSummary>
        <div className="space-y-4 border-t border-line py-4">
          <Phases tournament={tournament} />
          <div>
            <EntryTerms tournament={tournament} />
          </div>
        </div>
      </details>
      {children}
    </section>
  );
}
