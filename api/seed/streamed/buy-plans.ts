import { pickOne, wholeBetween } from '../random-source';
import { evening, toWeekday } from './evening';

/** An evening of bonus buys. */
export interface BuyPlan {
  readonly number: number;
  readonly isLive: boolean;
  readonly title: string;
  readonly startedAt: number;
  readonly currency: 'TRY' | 'EUR';
  readonly entryCount: number;
  /** The usual bet in minor units. */
  readonly bet: number;
}

const count = 60;
const themes = [
  'Öneriler Sizden',
  'Tek Oyun Gecesi',
  'Süper Alımlar',
  'Kasa Katlama',
  'Son On Alım',
  'Hızlı Seans',
];

/** A session every six days for a year; the last one is being played. */
export function buyPlans(random: () => number, now: number): BuyPlan[] {
  return Array.from({ length: count }, (_, at) => makePlan(random, now, at + 1));
}

function makePlan(random: () => number, now: number, number: number): BuyPlan {
  const isLive = number === count;
  const daysAgo = (count - number) * 6 + wholeBetween(random, -2, 1);
  const startedAt = isLive ? now - 1.6 * 3_600_000 : evening(now, Math.max(1, daysAgo), 18);
  const currency = random() < 0.08 && !isLive ? ('EUR' as const) : ('TRY' as const);
  return {
    number,
    isLive,
    title: `${toWeekday(startedAt)} Alımları #${number}${random() < 0.5 ? `: ${pickOne(random, themes)}` : ''}`,
    startedAt,
    currency,
    entryCount: isLive ? 16 : wholeBetween(random, 5, 25),
    bet: currency === 'EUR' ? pickOne(random, [20, 40, 100]) : pickOne(random, [500, 1000, 1000, 2000, 4000]),
  };
}
