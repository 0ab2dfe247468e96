import { useTranslations } from 'next-intl';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { bracketRounds } from '@/lib/format/bracket-rounds';
import { formatAmount } from '@/lib/format/money';
import { OpenMatch } from './open-match';
import { useRoundName } from './use-round-name';

interface OpenMatchesProps {
  readonly tournament: TournamentDetail;
}

/** The matches of a running bracket that wait for their result, round by round; nothing of one that does not run. */
export function OpenMatches({ tournament }: OpenMatchesProps) {
  const t = useTranslations('tournamentDesk');
  const nameOf = useRoundName();
  const { slug, state, bet, currency, matches, participants } = tournament;
  if (state !== 'live' || matches.length === 0) return null;
  const players = new Map(participants.map((one) => [one.seed, one]));
  const open = bracketRounds(matches).flatMap(({ round, remaining, matches: ofRound }) =>
    ofRound.filter(isOpen).map((match) => ({ match, round: nameOf(round, remaining) })),
  );
  return (
    <section aria-labelledby="open-matches">
      <h2 id="open-matches" className="font-display text-xl font-semibold">
        {t('open')}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-sm leading-relaxed text-text-2">
        {t('openText')} {bet === null ? null : t('bet', { bet: formatAmount(bet, currency) })}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {open.map(({ match, round }) => (
          <OpenMatch
            key={`${match.round}:${match.index}`}
            slug={slug}
            currency={currency}
            match={match}
            round={round}
            players={players}
          />
        ))}
      </div>
    </section>
  );
}

function isOpen({ state }: TournamentDetail['matches'][number]): boolean {
  return state === 'ready' || state === 'live';
}
