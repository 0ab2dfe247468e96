import { z } from 'zod';
import { analyses } from '../../db/schema/analyses';
import { analysts } from '../../db/schema/analysts';
import { couponRow } from '../analyses/coupon-row';
import { matchRow } from '../analyses/match-row';
import { settled } from '../analyses/settled';
import { slotRow } from '../analyses/slot-row';
import { bulkInsert } from '../bulk-insert';
import { pickOne, wholeBetween } from '../random-source';
import { parseContent, readContent } from '../read-content';
import type { SeedTransaction, SeedWorld } from '../seed-world';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const analystSchema = z.strictObject({ slug: z.string(), name: z.string(), about: z.string() });

type Row = typeof analyses.$inferInsert;

/**
 * A year of analyses by three authors: three or four matches a week, a coupon at the weekend, a game now and then. What is over has
 * its result, what began this hour waits for it, and a few are still to come.
 */
export async function seedAnalyses(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const authors = await tx.insert(analysts).values(readAnalysts(world.now)).returning();
  const random = world.random('analyses');
  const draw = (kickoff: number) => ({ random, kickoff, analystId: pickOne(random, authors).id });
  const kickoffs = Array.from({ length: 190 }, (_, at) => computeKickoff(random, world.now, at));
  const matches = kickoffs.map((kickoff, at) =>
    at % 7 === 3 ? couponRow(draw(kickoff)) : matchRow(draw(kickoff)),
  );
  const slots = world.games
    .filter(({ hasBonusBuy }) => hasBonusBuy)
    .slice(0, 14)
    .map((game, at) => slotRow(game, pickOne(random, authors).id, world.now - (at * 26 + 2) * dayMs));
  const rows: Row[] = [...matches, ...slots].map((row) => settled(random, row, world.now));
  await bulkInsert(tx, analyses, distinct(rows));
}

function readAnalysts(now: number) {
  return parseContent('analysts', readContent('analysts', now).rows, analystSchema);
}

/** The last ones are still to come: today, tomorrow, at the weekend. Kick-offs are on the half hour. */
function computeKickoff(random: () => number, now: number, at: number): number {
  const halfHour = hourMs / 2;
  const start = at < 6 ? now + (at * 9 + 2) * hourMs : now - ((at - 5) * 1.95 - 1.9) * dayMs;
  const spread = at < 6 ? 0 : wholeBetween(random, -5, 5) * hourMs;
  return Math.round((start + spread) / halfHour) * halfHour;
}

/** The same two sides may meet twice on a day in a demo: the second meeting is left out. */
function distinct(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.slug, row])).values()];
}
