import type { BonusFlag } from '@/contract/bonus-hunts';
import { pickOne } from '../random-source';
import type { SeedWorld } from '../seed-world';

/** A game of the world. */
export type WorldGame = SeedWorld['games'][number];

/** Half of all bonuses pay less than this X, and a few pay a hundred times as much. */
const medianX = 44;

/** What a bonus of a game pays over its bet: mostly 20 to 150, rarely 1000 and more, never above what the game can pay. */
export function drawX(random: () => number, game: WorldGame, flag: BonusFlag = 'normal'): number {
  const lift = flag === 'extreme' ? 3.4 : flag === 'super' ? 1.8 : 1;
  const spread = game.volatility === 'extreme' ? 1.25 : game.volatility === 'high' ? 1.05 : 0.85;
  const streak = random() < 0.012 ? 14 : 1;
  return Math.min(game.maxWinX ?? 5000, medianX * lift * streak * Math.exp(spread * normal(random)));
}

/** How good a bonus round came out: one in nine is a super, one in sixty an extreme one. */
export function drawFlag(random: () => number): BonusFlag {
  const chance = random();
  return chance < 0.016 ? 'extreme' : chance < 0.125 ? 'super' : 'normal';
}

/** A win in minor units: games pay in steps of a twentieth of the bet. */
export function computeWin(bet: number, x: number): number {
  return Math.round(x * 20) * Math.round(bet / 20);
}

/** The bet of one bonus about the bet of the evening, in minor units: some are collected lower or higher. */
export function betAbout(random: () => number, usual: number): number {
  return usual * pickOne(random, [0.5, 1, 1, 1, 1, 1, 2, 2, 4]);
}

/** A number about 0, mostly between −1 and 1 (Box–Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
