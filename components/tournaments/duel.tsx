import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Match, Participant } from '@/lib/data/tournament-view';
import { isDecided, matchAnchor, toOutcome } from '@/lib/format/bracket-view';
import { DuelSide } from './duel-side';
import { useRoundName } from './use-round-name';

interface DuelProps {
  readonly match: Match;
  /** How many rounds come after it. */
  readonly remaining: number;
  readonly participants: readonly Participant[];
}

/** The match to look at: two games face to face, who plays them, and how far they came. */
export function Duel({ match, remaining, participants }: DuelProps) {
  const t = useTranslations('bracket');
  const nameOf = useRoundName();
  const { a, b, xA, xB, round, index, state, winner } = match;
  const players = new Map(participants.map((participant) => [participant.seed, participant]));
  const side = (seed: number | null, x: number | null) => ({
    player: players.get(seed) ?? null,
    x,
    outcome: toOutcome(match, seed),
    isChampion: remaining === 0 && winner === seed,
  });
  const place =
    remaining === 0
      ? nameOf(round, remaining)
      : t('place', { round: nameOf(round, remaining), number: index + 1 });
  return (
    <section
      aria-labelledby="sahne"
      className={`duel ${state === 'live' ? 'border-live/40' : 'border-line'}`}
    >
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 sm:px-6">
        <h2 id="sahne" className="font-display font-semibold">
          <a href={`#${matchAnchor(match)}`} className="rounded-sm underline-offset-4 hover:underline">
            {place}
          </a>
        </h2>
        <p aria-live="polite">
          {isDecided(match) ? (
            <StatusBadge tone="done">{t('stage.decided')}</StatusBadge>
          ) : state === 'live' ? (
            <StatusBadge tone="live">{t('live')}</StatusBadge>
          ) : (
            <StatusBadge tone="soon">{t('stage.next')}</StatusBadge>
          )}
        </p>
      </div>
      <div className="duel-sides">
        <DuelSide {...side(a, xA)} />
        <p aria-hidden="true" className="duel-versus">
          {t('stage.versus')}
        </p>
        <DuelSide {...side(b, xB)} isRight />
      </div>
    </section>
  );
}
