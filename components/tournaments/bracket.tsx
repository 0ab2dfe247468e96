import { useTranslations } from 'next-intl';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { matchAnchor, toBracketView } from '@/lib/format/bracket-view';
import styles from './bracket.module.css';
import { BracketMap } from './bracket-map';
import { BracketMatch } from './bracket-match';
import { RoundFold } from './round-fold';
import { useRoundName } from './use-round-name';

interface BracketProps {
  readonly tournament: Pick<TournamentDetail, 'matches' | 'participants' | 'title'>;
}

/**
 * A bracket: what is still played before the last rounds, these as a tree that always fits, and folded away what is over. On a phone a map
 * leads to each match. A list of rounds that are lists of matches for who hears it.
 */
export function Bracket({ tournament: { matches, participants, title } }: BracketProps) {
  const t = useTranslations('bracket');
  const nameOf = useRoundName();
  const { ahead, tree, over } = toBracketView(matches);
  const players = new Map(participants.map((participant) => [participant.seed, participant]));
  return (
    <section aria-label={t('label', { title })} className="space-y-6">
      <BracketMap matches={matches} players={players} />
      {ahead.map((round) => (
        <RoundFold key={round.round} round={round} players={players} isOpen={round === ahead[0]} />
      ))}
      <ol className={styles.rounds}>
        {tree.map(({ round, remaining, matches: played }) => (
          <li key={round} className={styles.round}>
            <h3 className="mb-2 text-sm font-semibold text-text-2 md:not-first:pl-4">
              {nameOf(round, remaining)}
            </h3>
            <ol className={styles.matches}>
              {played.map((match) => (
                <li key={match.index} id={matchAnchor(match)} className={styles.match}>
                  <BracketMatch match={match} players={players} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {over.map((round) => (
        <RoundFold key={round.round} round={round} players={players} />
      ))}
    </section>
  );
}
