import type { PrizeWire } from '@/contract/prizes';
import type { bonusHunts } from '../../db/schema/bonus-hunts';
import { pickOne } from '../random-source';
import type { SeedWorld } from '../seed-world';
import { hoursAfter } from './evening';
import type { BonusRow } from './hunt-bonus-rows';
import type { HuntPlan } from './hunt-plans';

type HuntRow = typeof bonusHunts.$inferInsert;

const prizes: PrizeWire[] = [
  { rank_from: 1, rank_to: 1, type: 'coin', title: 'En yakın tahmin', amount: 5000, currency: null },
  { rank_from: 2, rank_to: 2, type: 'coin', title: 'İkinci tahmin', amount: 2500, currency: null },
  { rank_from: 3, rank_to: 3, type: 'coin', title: 'Üçüncü tahmin', amount: 1000, currency: null },
];

/** The hunt of a plan and its bonuses: what collecting cost, what is left, and what it ended at where it has ended. */
export function huntRow(
  random: () => number,
  plan: HuntPlan,
  bonuses: readonly BonusRow[],
  world: SeedWorld,
) {
  const bets = bonuses.reduce((sum, { bet }) => sum + bet, 0);
  const wins = bonuses.reduce((sum, { win }) => sum + (win ?? 0), 0);
  const cost = Math.round((bets * plan.collectX) / 100) * 100;
  const startBalance = Math.ceil((cost * (1.02 + random() * 0.3)) / 500_000) * 500_000;
  const row: HuntRow = {
    slug: `bonus-hunt-${plan.number}`,
    title: plan.title,
    sponsorId: random() < 0.85 ? pickOne(random, shownSponsors(world)).id : null,
    currency: 'TRY',
    startBalance,
    winnerCount: prizes.length,
    prizes,
    state: plan.state,
    startedAt: new Date(plan.startedAt),
    ...toLock(plan),
  };
  return { ...row, ...toBalances(plan, startBalance - cost, wins) };
}

function toLock({ state, startedAt }: HuntPlan): Pick<HuntRow, 'guessLockRule' | 'guessOpenUntil'> {
  if (state !== 'collecting') return { guessLockRule: 'first_opened' };
  return { guessLockRule: 'at_time', guessOpenUntil: hoursAfter(startedAt, 22) };
}

function toBalances({ state, startedAt }: HuntPlan, collectBalance: number, wins: number) {
  if (state === 'collecting' || state === 'cancelled') return {};
  if (state === 'opening') return { collectBalance };
  return { collectBalance, endBalance: collectBalance + wins, completedAt: hoursAfter(startedAt, 5.4) };
}

function shownSponsors({ sponsors }: SeedWorld) {
  return sponsors.filter(({ state }) => state === 'active');
}
