import { and, asc, desc, eq, gt, sum } from 'drizzle-orm';
import type { OddRecordWire } from '@/contract/special-odds';
import type { ServiceContext } from '../../context';
import { sponsors } from '../../db/schema/sponsors';
import { storedCounts } from '../../db/schema/stored-counts';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { isResultCount, resultCounts } from './result-counts';

/** How the settled odds of each sponsor ended, over all time; the sponsor with the most first. One query, which reads no odd. */
export async function listOddRecords(ctx: ServiceContext): Promise<OddRecordWire[]> {
  return ctx.db
    .select({ sponsor: sponsorRefColumns, ...resultCounts })
    .from(storedCounts)
    .innerJoin(sponsors, eq(sponsors.id, storedCounts.parentId))
    .where(and(isResultCount, gt(storedCounts.count, 0)))
    .groupBy(sponsors.id)
    .orderBy(desc(sum(storedCounts.count)), asc(sponsors.name));
}
