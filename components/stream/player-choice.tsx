'use client';

import { useTranslations } from 'next-intl';
import type { Player } from './players';

interface PlayerChoiceProps {
  readonly players: readonly Player[];
  readonly shown: Player;
  readonly onShow: (player: Player) => void;
}

/** Which player is shown; one alone is named, two can be changed. Only the shown one plays. */
export function PlayerChoice({ players, shown, onShow }: PlayerChoiceProps) {
  const t = useTranslations('stream');
  if (players.length === 1)
    return <span className="px-2 text-sm font-semibold">{t(`players.${shown.network}`)}</span>;
  return players.map((player) => (
    <button
      key={player.network}
      type="button"
      data-no-drag
      aria-pressed={player.network === shown.network}
      onClick={() => onShow(player)}
      className="min-h-9 rounded-card px-3 text-sm font-semibold text-text-2 hover:text-text aria-pressed:bg-surface-2 aria-pressed:text-text"
    >
      {t(`players.${player.network}`)}
    </button>
  ));
}
