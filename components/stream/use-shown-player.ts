'use client';

import { useState } from 'react';
import type { Player } from './players';

/** The chosen player, or the first where none was chosen or the chosen one is gone. */
export function useShownPlayer(
  players: readonly Player[],
): readonly [shown: Player | undefined, show: (player: Player) => void] {
  const [network, setNetwork] = useState<Player['network'] | null>(null);
  const shown = players.find((player) => player.network === network) ?? players[0];
  return [shown, (player) => setNetwork(player.network)];
}
