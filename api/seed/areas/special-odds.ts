import { specialOddChanges } from '../../db/schema/special-odd-changes';
import { specialOdds } from '../../db/schema/special-odds';
import { oddRow } from '../odds/odd-row';
import { pastResult } from '../odds/past-result';
import { pickOne, wholeBetween } from '../random-source';
import type { SeedTransaction, SeedWorld } from '../seed-world';

type OddRow = typeof specialOdds.$inferInsert;

const hour = 3_600_000;
const day = 24 * hour;

/** Days before and after the moment of seeding on which matches begin: a year of them, denser of late. */
const pastDays = Array.from({ length: 108 }, (_, at) => 1 + Math.floor((at / 108) ** 1.6 * 355));
const hoursAhead = [3, 5, 8, 20, 25, 31, 47, 76, 98, 122] as const;
const hoursWaiting = [1, 2, 4] as const;

/** A year of special odds: settled ones, three that wait for a result, open and coming ones, a cancelled one and a draft. */
export async function seedSpecialOdds(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const random = world.random('special-odds');
  const sponsors = world.sponsors.filter(({ state }) => state === 'active').slice(0, 7);
  const make = (kickoff: number) => oddRow({ random, sponsor: pickOne(random, sponsors), kickoff });
  const past = pastDays.map((days) => settled(make(eveningBefore(world.now, days, random)), random));
  const waiting = hoursWaiting.map((hours) => make(world.now - hours * hour));
  const ahead = hoursAhead.map((hours) => make(fullHour(world.now + hours * hour)));
  const rows = distinct([
    ...past.map(withOneCancelled),
    ...waiting,
    ...ahead,
    toDraft(make(world.now + 9 * day)),
  ]);
  const stored = await tx.insert(specialOdds).values(rows).returning();
  await tx.insert(specialOddChanges).values(stored.flatMap((odd) => toChanges(odd, world.now, random)));
}

function settled(row: OddRow, random: () => number): OddRow {
  const settledAt = new Date(row.kickoffAt.getTime() + wholeBetween(random, 110, 200) * 60_000);
  return { ...row, state: 'settled', result: pastResult(random, row.normalOdds), settledAt };
}

function withOneCancelled(row: OddRow, at: number): OddRow {
  return at === 30 ? { ...row, state: 'cancelled', result: 'pending', settledAt: null } : row;
}

function toDraft(row: OddRow): OddRow {
  return { ...row, state: 'draft' };
}

/** Now and then a sponsor moves a published odd: each time it stands in the history. */
function toChanges(odd: typeof specialOdds.$inferSelect, now: number, random: () => number) {
  const changedAt = new Date((odd.startsAt.getTime() + odd.endsAt.getTime()) / 2);
  if (odd.state === 'draft' || changedAt.getTime() > now || random() > 0.14) return [];
  const was = Math.round((odd.boostedOdds + 0.1) * 20) / 20;
  const isCap = random() < 0.4;
  const values = isCap
    ? { field: 'max_bet' as const, oldValue: String(odd.maxBet * 2), newValue: String(odd.maxBet) }
    : { field: 'boosted_odds' as const, oldValue: was.toFixed(2), newValue: odd.boostedOdds.toFixed(2) };
  return [{ specialOddId: odd.id, changedAt, ...values }];
}

/** A match evening that many days ago, on the full or half hour in Istanbul. */
function eveningBefore(now: number, days: number, random: () => number): number {
  const midnight = Math.floor((now + 3 * hour) / day) * day - 3 * hour;
  return midnight - days * day + pickOne(random, [16, 17.5, 19, 20, 20.5, 21.5]) * hour;
}

function fullHour(moment: number): number {
  return Math.ceil(moment / hour) * hour;
}

/** A pairing of a day stands once. */
function distinct(rows: readonly OddRow[]): OddRow[] {
  return [...new Map(rows.map((row) => [row.slug, row])).values()];
}
