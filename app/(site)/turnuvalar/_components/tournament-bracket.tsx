import { useTranslations } from 'next-intl';
import { Bracket } from '@/components/tournaments/bracket';
import { ParticipantList } from '@/components/tournaments/participant-list';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { TournamentDetail } from '@/lib/data/tournament-view';

interface TournamentBracketProps {
  readonly tournament: TournamentDetail;
}

/** The bracket once it is drawn, and folded below it everybody who registered; before that, these alone. */
export function TournamentBracket({ tournament }: TournamentBracketProps) {
  const t = useTranslations('tournaments');
  const { matches, participants } = tournament;
  const isDrawn = matches.length > 0;
  return (
    <section>
      <h2 className="mb-4 font-display text-xl font-semibold">
        {t(isDrawn ? 'bracketTitle' : 'participants.title')}
      </h2>
      {isDrawn ? <Bracket tournament={tournament} /> : null}
      {isDrawn && participants.length > 0 ? (
        <details className="mt-6 rounded-panel border border-line bg-bg-raised px-5">
          <FoldSummary>{t('participants.all', { count: participants.length })}</FoldSummary>
          <div className="border-t border-line py-5">
            <ParticipantList participants={participants} />
          </div>
        </details>
      ) : null}
      {!isDrawn && participants.length > 0 ? <ParticipantList participants={participants} /> : null}
      {!isDrawn && participants.length === 0 ? <p className="text-text-2">{t('participants.none')}</p> : null}
    </section>
  );
}
