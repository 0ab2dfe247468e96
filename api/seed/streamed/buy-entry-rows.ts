import type { buyEntries } from '../../db/schema/buy-entries';
import { pickOne, shuffled, wholeBetween } from '../random-source';
import type { SeedWorld } from '../seed-world';
import type { BuyPlan } from './buy-plans';
import { betAbout, computeWin, normal, type WorldGame } from './play';

/** A bought bonus that is not in the database yet. */
export type EntryRow = Omit<typeof buyEntries.$inferInsert, 'sessionId'>;

/** How many of the live session have been played. */
const playedLive = 9;

/** The bonuses bought in a session; the game with the most suggestions comes several times. */
export function entryRows(random: () => number, plan: BuyPlan, world: SeedWorld): EntryRow[] {
  const games = shuffled(
    random,
    world.games.filter(({ hasBonusBuy }) => hasBonusBuy),
  ).slice(0, wholeBetween(random, 4, 14));
  const members = world.users.filter(({ createdAt }) => createdAt.getTime() < plan.startedAt);
  return Array.from({ length: plan.entryCount }, (_, at) => {
    const suggested = members.length > 0 && random() < 0.35 ? pickOne(random, members).id : null;
    return { ...entryRow(random, plan, pickOne(random, games), at), suggestedBy: suggested };
  });
}

function entryRow(random: () => number, plan: BuyPlan, game: WorldGame, at: number): EntryRow {
  const bet = betAbout(random, plan.bet);
  const costX = computeCost(random, game);
  const row = { position: at + 1, gameId: game.id, bet, cost: bet * costX };
  const win = computeWin(bet, computeReturn(random, game, costX));
  if (!plan.isLive) return random() < 0.02 ? { ...row, state: 'skipped' } : { ...row, win, state: 'done' };
  if (at < playedLive) return { ...row, win, state: 'done' };
  return { ...row, state: at === playedLive ? 'playing' : 'queued' };
}

/** A game asks the same price each evening, and several times that for its best round. */
function computeCost(random: () => number, game: WorldGame): number {
  const usual = [100, 100, 80, 100, 120, 75][game.id % 6] ?? 100;
  return random() < 0.12 ? usual * 3 : usual;
}

/** What it pays over the bet: on average a little less than it costs, as the game's return says. */
function computeReturn(random: () => number, game: WorldGame, costX: number): number {
  const spread = game.volatility === 'extreme' ? 1.3 : 1.05;
  const median = costX * ((game.rtp ?? 96) / 100) * Math.exp(-(spread * spread) / 2);
  return Math.min(game.maxWinX ?? 5000, median * Math.exp(spread * normal(random)));
}
