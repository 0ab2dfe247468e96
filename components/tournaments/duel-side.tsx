import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Person } from '@/components/ui/person';
import { SoftLink } from '@/components/ui/soft-link';
import { Tile } from '@/components/ui/tile';
import type { Participant } from '@/lib/data/tournament-view';
import type { Outcome } from '@/lib/format/bracket-view';
import { pathTo } from '@/lib/paths';
import { CountedX } from './counted-x';

interface DuelSideProps {
  readonly player: Participant | null;
  readonly x: number | null;
  readonly outcome: Outcome;
  /** The winner of the final. */
  readonly isChampion: boolean;
  /** The other side faces it. */
  readonly isRight?: boolean;
}

/** One side of the duel on the stage: the cover of the game it plays, who plays it, and the X it came to. */
export function DuelSide({ player, x, outcome, isChampion, isRight = false }: DuelSideProps) {
  const t = useTranslations('bracket');
  if (player === null) return <p className="duel-side text-text-3">{t('toCome')}</p>;
  const { seed, user, game } = player;
  return (
    <div data-outcome={outcome} className={`duel-side ${isRight ? 'duel-right' : ''}`}>
      {game?.imageUrl ? <img src={game.imageUrl} alt="" className="duel-glow" /> : null}
      <Tile
        src={game?.imageUrl ?? null}
        name={game?.name ?? user.name}
        width={160}
        isFirst
        className="duel-cover"
      />
      <div className="min-w-0 max-w-full">
        <p data-open={x === null || undefined} className="duel-x">
          {outcome === 'absent' ? t('absent') : <CountedX x={x} />}
        </p>
        <p className="mt-2 font-semibold">
          <Person user={user} />
        </p>
        <p className="mt-1 truncate text-sm text-text-2">
          {game?.slug ? (
            <SoftLink
              href={pathTo('game', game.slug)}
              className="rounded-sm underline-offset-4 hover:underline"
            >
              {game.name}
            </SoftLink>
          ) : (
            game?.name
          )}
        </p>
        <p className="duel-note">
          {outcome === 'on' ? (
            <span className="flex items-center gap-1.5 font-semibold text-green">
              <Icon name={isChampion ? 'trophy' : 'check'} size={16} />
              {t(isChampion ? 'champion' : 'wentOn')}
            </span>
          ) : (
            t('seed', { seed: seed ?? 0 })
          )}
        </p>
      </div>
    </div>
  );
}
