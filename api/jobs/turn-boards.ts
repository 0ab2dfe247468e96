import type { Deps } from '../context';
import { turnBoards } from '../services/leaders/turn-boards';

/** Opens boards that begin and freezes boards that are over. */
export async function turnAllBoards(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const frozen = await turnBoards(deps);
  if (frozen > 0) deps.log.info({ event: 'boards_frozen', frozen }, 'leaderboards frozen');
}
