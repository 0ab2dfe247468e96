import { asc, desc, eq, sql } from 'drizzle-orm';
import type { OddRecordWire } from '@/contract/special-odds';
import type { ServiceContext } from '../../context';
import { specialOdds } from '../../db/schema/special-odds';
import { sponsors } from '../../db/schema/sponsors';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { resultCounts } from './result-counts';

/** How the settled odds of each sponsor ended, over all time; the sponsor with the most first. One query. */
export async function listOddRecords(ctx: ServiceContext): Promise<OddRecordWire[]> {
  const rows = await ctx.db
    .select({ sponsor: sponsorRefColumns, ...resultCounts })
    .from(specialOdds)
    .innerJoin(sponsors, eq(sponsors.id, specialOdds.sponsorId))
    .where(eq(specialOdds.state, 'settled'))
    .groupBy(sponsors.id)
    .orderBy(desc(sql`count(*)`), asc(sponsors.name));
  return rows;
}
