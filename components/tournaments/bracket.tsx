import { useTranslations } from 'next-intl';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { bracketRounds } from '@/lib/format/bracket-rounds';
import styles from './bracket.module.css';
import { BracketMatch } from './bracket-match';
import { useRoundName } from './use-round-name';

interface BracketProps {
  readonly tournament: Pick<TournamentDetail, 'matches' | 'participants' | 'title'>;
}

/** Of more matches below each other a phone shows names alone, so that a round of thirty-two does not end out of sight. */
const mostAtEase = 8;

/**
 * A bracket as columns that scroll sideways, a name's width each, with links to the rounds above, which stay in view on a phone. A list of rounds that are lists
 * of matches for who hears it; reachable by keyboard.
 */
export function Bracket({ tournament: { matches, participants, title } }: BracketProps) {
  const t = useTranslations('bracket');
  const nameOf = useRoundName();
  const rounds = bracketRounds(matches);
  const players = new Map(participants.map((participant) => [participant.seed, participant]));
  return (
    <div>
      <nav
        aria-label={t('rounds')}
        className="mb-4 overflow-x-auto [scrollbar-width:none] max-md:sticky max-md:top-16 max-md:z-10 max-md:-mx-4 max-md:border-b max-md:border-line max-md:bg-bg max-md:px-4 max-md:py-2"
      >
        <ul className="flex min-w-max gap-2 p-0.5">
          {rounds.map(({ round, remaining }) => (
            <li key={round}>
              <a
                href={`#tur-${round}`}
                className="flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm whitespace-nowrap text-text-2 transition-colors hover:border-line-strong hover:text-text"
              >
                {nameOf(round, remaining)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-label={t('label', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="-mx-4 snap-x scroll-px-4 overflow-x-auto px-4 pb-4 sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        <ol className={styles.rounds}>
          {rounds.map(({ round, remaining, matches: played }) => (
            <li
              key={round}
              id={`tur-${round}`}
              className={`${styles.round} ${played.length > mostAtEase ? styles.long : ''}`}
            >
              <h3 className="mb-2 text-sm font-semibold text-text-2 md:not-first:pl-4">
                {nameOf(round, remaining)}
              </h3>
              <ol className={styles.matches}>
                {played.map((match) => (
                  <li key={match.index} className={styles.match}>
                    <BracketMatch match={match} players={players} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
