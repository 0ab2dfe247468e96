import { useTranslations } from 'next-intl';
import type { Match, Participant } from '@/lib/data/tournament-view';
import { isBye as isByeOf, toOutcome } from '@/lib/format/bracket-view';
import { BracketSide } from './bracket-side';

interface BracketMatchProps {
  readonly match: Match;
  readonly players: ReadonlyMap<number | null, Participant>;
}

/** Two players, one below the other, and how far they came. A bye, a forfeit and a match nobody came to say so. */
export function BracketMatch({ match, players }: BracketMatchProps) {
  const t = useTranslations('bracket');
  const { round, index, state, winner } = match;
  const isLive = state === 'live';
  const isBye = isByeOf(match);
  const side = (seed: number | null, x: number | null, feeder: number) => ({
    seed,
    x,
    player: players.get(seed) ?? null,
    outcome: toOutcome(match, seed),
    missing: describeMissing(),
    isFirst: feeder === 0,
  });
  function describeMissing(): string {
    if (isBye) return t('bye');
    if (state === 'double_forfeit') return t('nobody');
    return round === 1 ? t('open') : t('toCome');
  }
  return (
    <article
      aria-label={t('match', { number: index + 1 })}
      className={`relative rounded-card border bg-surface ${isLive ? 'border-live/60' : 'border-line'}`}
    >
      {isLive ? (
        <p className="absolute -top-2.5 right-3 flex items-center gap-1.5 rounded-full border border-live/40 bg-bg px-2 text-xs font-semibold text-live">
          <span aria-hidden="true" className="size-1.5 animate-live rounded-full bg-live" />
          {t('live')}
        </p>
      ) : null}
      <BracketSide side={side(match.a, match.xA, 0)} />
      <BracketSide side={side(match.b, match.xB, 1)} />
      {winner !== null && !isBye ? (
        <p className="sr-only">{t('goesOn', { name: players.get(winner)?.user.name ?? '' })}</p>
      ) : null}
    </article>
  );
}
