import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { Participant } from '@/lib/data/tournament-view';
import type { Outcome } from '@/lib/format/bracket-view';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';

interface BracketSideProps {
  readonly side: {
    readonly player: Participant | null;
    readonly x: number | null;
    readonly outcome: Outcome;
    /** What stands here while there is nobody. */
    readonly missing: string;
    readonly isFirst: boolean;
  };
}

const colours = { on: 'text-text', out: 'text-text-3', absent: 'text-text-3', none: 'text-text-2' } as const;

/** One side of a match: seed, name and game, and the X it came to. */
export function BracketSide({ side: { player, x, outcome, missing, isFirst } }: BracketSideProps) {
  const t = useTranslations('bracket');
  const line = isFirst ? '' : 'border-t border-line';
  if (player === null)
    return <p className={`flex h-13 items-center px-3 text-sm text-text-3 ${line}`}>{missing}</p>;
  return (
    <div className={`flex h-13 items-center gap-2.5 px-3 ${colours[outcome]} ${line}`}>
      <span className="w-6 shrink-0 text-right text-xs text-text-3 tabular-nums">{player.seed}</span>
      <span className="min-w-0 grow leading-tight">
        <span className={`block truncate text-sm ${outcome === 'on' ? 'font-semibold' : ''}`}>
          {player.user.name}
        </span>
        <span className="block truncate text-xs text-text-3">
          {player.game ? <GameName game={player.game} /> : null}
        </span>
      </span>
      {outcome === 'absent' ? <span className="shrink-0 text-xs">{t('absent')}</span> : null}
      {x === null ? null : (
        <span
          className={`shrink-0 font-display text-sm font-semibold tabular-nums ${outcome === 'on' ? 'text-green' : ''}`}
        >
          {formatX(x)}
        </span>
      )}
    </div>
  );
}

/** The game a player chose, leading to its page where it has one. */
function GameName({ game: { slug, name } }: { readonly game: NonNullable<Participant['game']> }) {
  if (!slug) return name;
  return (
    <SoftLink href={pathTo('game', slug)} className="rounded-sm underline-offset-4 hover:underline">
      {name}
    </SoftLink>
  );
}
