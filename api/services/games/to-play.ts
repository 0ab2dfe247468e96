import type { GamePlayWire } from '@/contract/games';
import { computeRatio } from '../../formulas/rounded';

/** A bonus or a win of a game as it is stored; `win` is null where nothing was won yet. */
export interface PlayRow extends Pick<GamePlayWire, 'slug' | 'title' | 'currency' | 'bet' | 'cost'> {
  readonly win: number | null;
  readonly playedAt: Date;
}

/** The row as the wire has it, with its win/bet. */
export function toPlay({ slug, title, currency, bet, cost, win: won, playedAt }: PlayRow): GamePlayWire {
  const win = won ?? 0;
  return {
    slug,
    title,
    currency,
    bet,
    cost,
    win,
    x: computeRatio(win, bet) ?? 0,
    played_at: playedAt.toISOString(),
  };
}
