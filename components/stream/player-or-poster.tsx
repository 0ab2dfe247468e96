'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Coin } from '@/components/ui/coin';
import { PlayerFrame } from './player-frame';
import type { Player } from './players';
import { useReachable } from './use-reachable';

interface PlayerOrPosterProps {
  readonly player: Player;
  /** The channel itself; null where it has no address. */
  readonly href: string | null;
}

/** A player; where its host cannot be reached, as behind a blocked address, a poster that says so and the way to the channel. */
export function PlayerOrPoster({ player, href }: PlayerOrPosterProps) {
  const t = useTranslations('stream');
  const network = t(`players.${player.network}`);
  if (useReachable(player.url)) return <PlayerFrame player={player} />;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center justify-center gap-3 bg-bg px-3 text-center">
      <Coin size={32} />
      <p className="text-sm text-text-2">{t('unreachable', { network })}</p>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
          {t('openOn', { network: player.network })}
          <span className="sr-only">{t('newTab')}</span>
        </a>
      ) : null}
    </div>
  );
}
