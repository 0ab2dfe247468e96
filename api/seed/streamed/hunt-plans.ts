import type { HuntState } from '@/contract/bonus-hunts';
import { pickOne, wholeBetween } from '../random-source';
import { evening, toWeekday } from './evening';

/** An evening of the demo's year: which hunt it is, where it stands, and how it was played. */
export interface HuntPlan {
  readonly number: number;
  readonly state: HuntState;
  readonly title: string;
  readonly startedAt: number;
  readonly bonusCount: number;
  /** The usual bet in minor units. */
  readonly bet: number;
  /** What collecting costs over the bets. */
  readonly collectX: number;
  /** How many are opened. */
  readonly openedCount: number;
}

const count = 51;
const cancelled = 23;

const themes = ['Büyük Kasa', 'Düşük Bahis', 'Topluluk Seçti', 'Uzun Gece', 'Hızlı Tur', 'Yüksek Bahis'];

/** A hunt a week for a year, one of them cancelled; yesterday's is not settled, today's is being opened, the next one collected. */
export function huntPlans(random: () => number, now: number): HuntPlan[] {
  return Array.from({ length: count }, (_, at) => makePlan(random, now, at + 1));
}

function makePlan(random: () => number, now: number, number: number): HuntPlan {
  const state = toState(number);
  const bonusCount = number === count ? 17 : wholeBetween(random, 20, 60);
  const startedAt = computeStart(random, now, number);
  const theme = pickOne(random, themes);
  const bet = pickOne(random, [500, 1000, 1000, 2000, 2000, 4000, 5000, 10_000]);
  return {
    number,
    state,
    title: `${toWeekday(startedAt)} Hunt #${number}${random() < 0.45 ? `: ${theme}` : ''}`,
    startedAt,
    bonusCount,
    bet,
    collectX: 74 + random() * 44,
    openedCount: computeOpened(state, bonusCount),
  };
}

function toState(number: number): HuntState {
  if (number === count) return 'collecting';
  if (number === count - 1) return 'opening';
  if (number === cancelled) return 'cancelled';
  return number === count - 2 ? 'completed' : 'settled';
}

/** Past evenings begin at eight in Istanbul; what goes on now began a few hours ago. */
function computeStart(random: () => number, now: number, number: number): number {
  if (number >= count - 1) return now - (number === count ? 2.2 : 4.6) * 3_600_000;
  const daysAgo = 1 + (count - 2 - number) * 7 + (number === count - 2 ? 0 : wholeBetween(random, -2, 2));
  return evening(now, daysAgo, 17);
}

function computeOpened(state: HuntState, bonusCount: number): number {
  if (state === 'opening') return Math.round(bonusCount * 0.58);
  return state === 'completed' || state === 'settled' ? bonusCount : 0;
}
