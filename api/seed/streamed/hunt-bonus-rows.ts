import type { huntBonuses } from '../../db/schema/hunt-bonuses';
import { pickOne, shuffled } from '../random-source';
import type { HuntPlan } from './hunt-plans';
import { betAbout, computeWin, drawFlag, drawX, type WorldGame } from './play';

/** A bonus that is not in the database yet. */
export type BonusRow = Omit<typeof huntBonuses.$inferInsert, 'huntId'>;

/** Games that were shown before they stood in the catalogue. */
const previews = ['Gizli Bahçe (ön gösterim)', 'Rüzgâr Gülü (ön gösterim)'];

/** The bonuses of a hunt: as many opened as its plan says, and the next one on the table while it is being opened. */
export function bonusRows(random: () => number, plan: HuntPlan, games: readonly WorldGame[]): BonusRow[] {
  const order = [...shuffled(random, games), ...shuffled(random, games)].slice(0, plan.bonusCount);
  return order.map((game, at) => bonusRow(random, plan, game, at));
}

function bonusRow(random: () => number, plan: HuntPlan, game: WorldGame, at: number): BonusRow {
  const bet = betAbout(random, plan.bet);
  const flag = drawFlag(random);
  const win = computeWin(bet, drawX(random, game, flag));
  const named = random() < 0.008 ? { gameName: pickOne(random, previews) } : { gameId: game.id };
  const row = { position: at + 1, ...named, bet, flag };
  if (at < plan.openedCount) return { ...row, win, state: 'opened' };
  return { ...row, state: plan.state === 'opening' && at === plan.openedCount ? 'opening' : 'unopened' };
}
