import type { analyses } from '../../db/schema/analyses';

type Row = typeof analyses.$inferInsert;

const hourMs = 3_600_000;

/** How long a match takes until its result is written down. */
const resultAfterMs = 3 * hourMs;

/** A pick with its result where the match is over: about as often won as its odds say, a little better, and rarely void. */
export function settled(random: () => number, row: Row, now: number): Row {
  const chance = random();
  const open: Row = { ...row, result: 'pending', settledAt: null };
  if (!row.kickoffAt || !row.odds || row.kickoffAt.getTime() + resultAfterMs > now) return open;
  const settledAt = new Date(row.kickoffAt.getTime() + resultAfterMs);
  if (chance > 0.97) return { ...row, result: 'void', settledAt };
  return { ...row, result: chance < 1.04 / row.odds ? 'won' : 'lost', settledAt };
}
