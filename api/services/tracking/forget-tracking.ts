import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../context';
import { postbackRefusals } from '../../db/schema/postback-refusals';
import { sponsorConversions } from '../../db/schema/sponsor-conversions';
import { sponsorVisits } from '../../db/schema/sponsor-visits';

const dayMs = 24 * 60 * 60_000;
/** For how long a click can be named again, and refusals are told of. */
const keepDays = { visits: 90, refusals: 30 } as const;

/** Deletes clicks after 90 days and counts of refusals after 30, and empties what came of postbacks once its time is over; answers how many rows. */
export async function forgetTracking({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const ago = (days: number) => new Date(now - days * dayMs);
  const visits = await db.delete(sponsorVisits).where(lt(sponsorVisits.createdAt, ago(keepDays.visits)));
  const lastDay = ago(keepDays.refusals).toISOString().slice(0, 10);
  const refusals = await db.delete(postbackRefusals).where(sql`${postbackRefusals.day} < ${lastDay}`);
  const isOver = and(isNotNull(sponsorConversions.raw), lt(sponsorConversions.rawUntil, new Date(now)));
  const raws = await db.update(sponsorConversions).set({ raw: null, rawUntil: null }).where(isOver);
  return (visits.rowCount ?? 0) + (refusals.rowCount ?? 0) + (raws.rowCount ?? 0);
}
