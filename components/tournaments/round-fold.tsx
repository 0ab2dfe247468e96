import { useTranslations } from 'next-intl';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { Match, Participant } from '@/lib/data/tournament-view';
import type { BracketRound } from '@/lib/format/bracket-rounds';
import { isBye, matchAnchor } from '@/lib/format/bracket-view';
import { BracketMatch } from './bracket-match';
import { useRoundName } from './use-round-name';

interface RoundFoldProps {
  readonly round: BracketRound<Match>;
  readonly players: ReadonlyMap<number | null, Participant>;
  readonly isOpen?: boolean;
}

/** A round beside the tree: how much it was, its duels side by side, and in one line who went on without one. */
export function RoundFold({ round: { round, remaining, matches }, players, isOpen = false }: RoundFoldProps) {
  const t = useTranslations('bracket');
  const nameOf = useRoundName();
  const byes = matches.filter(isBye);
  const duels = matches.filter((match) => !isBye(match));
  const names = byes.map(({ winner }) => players.get(winner)?.user.name ?? '').join(', ');
  return (
    <details open={isOpen} className="rounded-card border border-line bg-bg-raised px-4 sm:px-5">
      <FoldSummary className="min-h-12">
        <span className="font-semibold text-text">{nameOf(round, remaining)}</span>
        <span className="ms-3 text-text-3">{t('fold', { duels: duels.length, byes: byes.length })}</span>
      </FoldSummary>
      <div className="border-t border-line py-4">
        {byes.length > 0 ? (
          <p className="mb-3 text-sm leading-relaxed text-text-2">
            <span className="font-semibold text-text">{t('bye')}:</span> {names}
          </p>
        ) : null}
        <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
          {duels.map((match) => (
            <li key={match.index} id={matchAnchor(match)} className="min-w-0 scroll-mt-24">
              <BracketMatch match={match} players={players} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
