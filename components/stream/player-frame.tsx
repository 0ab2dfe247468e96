'use client';

import { useTranslations } from 'next-intl';
import type { Player } from './players';

interface PlayerFrameProps {
  readonly player: Player;
}

/** The embedded player, built by us from its address alone (D19): it may play, and nothing on this site. */
export function PlayerFrame({ player }: PlayerFrameProps) {
  const t = useTranslations('stream');
  return (
    <iframe
      key={player.url}
      src={player.url}
      title={t('frame', { network: t(`players.${player.network}`) })}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="min-h-0 w-full min-w-0 flex-1 border-0 bg-black"
    />
  );
}
