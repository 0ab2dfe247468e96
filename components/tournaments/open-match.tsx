import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Match, Participant } from '@/lib/data/tournament-view';
import { MatchForm } from './match-form';
import { StageButton } from './stage-button';
import { usePlayerName } from './use-player-name';

interface OpenMatchProps {
  readonly slug: string;
  readonly currency: string;
  readonly match: Match;
  /** The round's name. */
  readonly round: string;
  readonly players: ReadonlyMap<number | null, Participant>;
}

/** A match that can be played now: who meets whom with which game, and the form of its result. */
export function OpenMatch({ slug, currency, match, round, players }: OpenMatchProps) {
  const t = useTranslations('tournamentDesk');
  const id = `match-${match.round}-${match.index}`;
  const nameOf = usePlayerName(players);
  return (
    <article aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="font-semibold">
          {t('match', { round, number: match.index + 1 })}
        </h3>
        <div className="flex flex-wrap items-center gap-3">
          {match.state === 'live' ? <StatusBadge tone="live">{t('live')}</StatusBadge> : null}
          <StageButton
            slug={slug}
            match={{ round: match.round, index: match.index }}
            isOn={match.state === 'live'}
          />
        </div>
      </div>
      <ul className="mt-3 mb-5 grid gap-x-4 gap-y-1 border-b border-line pb-4 text-sm sm:grid-cols-2">
        {[match.a, match.b].map((seed) => (
          <li key={seed} className="min-w-0">
            <span className="font-medium">{nameOf(seed)}</span>
            <span className="block truncate text-text-3">{players.get(seed)?.game?.name}</span>
          </li>
        ))}
      </ul>
      <MatchForm
        slug={slug}
        currency={currency}
        match={{ round: match.round, index: match.index }}
        label={t('match', { round, number: match.index + 1 })}
        a={nameOf(match.a)}
        b={nameOf(match.b)}
      />
    </article>
  );
}
