import { useTranslations } from 'next-intl';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { bracketRounds } from '@/lib/format/bracket-rounds';
import { correctable } from './correctable';
import { MatchForm } from './match-form';
import { usePlayerName } from './use-player-name';
import { useRoundName } from './use-round-name';

interface CorrectionsProps {
  readonly tournament: TournamentDetail;
}

/** The results that can still be replaced, each folded away with its form. */
export function Corrections({
  tournament: { slug, state, currency, matches, participants },
}: CorrectionsProps) {
  const t = useTranslations('tournamentDesk');
  const roundName = useRoundName();
  const nameOf = usePlayerName(new Map(participants.map((one) => [one.seed, one])));
  const found = correctable(matches);
  if (state !== 'live' || found.length === 0) return null;
  const remaining = new Map(bracketRounds(matches).map((one) => [one.round, one.remaining]));
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" className="font-display text-xl font-semibold">
        {t('corrections')}
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-sm leading-relaxed text-text-2">{t('correctionsText')}</p>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
        {found.map(({ round, index, a, b, winner }) => {
          const match = t('match', {
            round: roundName(round, remaining.get(round) ?? 0),
            number: index + 1,
          });
          return (
            <li key={`${round}:${index}`} className="bg-surface px-5 py-2">
              <details>
                <FoldSummary>
                  {winner === null
                    ? t('wonByNobody', { match })
                    : t('wonBy', { match, player: nameOf(winner) })}
                </FoldSummary>
                <div className="max-w-2xl pt-2 pb-4">
                  <MatchForm
                    slug={slug}
                    currency={currency}
                    match={{ round, index, is_correction: true }}
                    label={match}
                    a={nameOf(a)}
                    b={nameOf(b)}
                  />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
