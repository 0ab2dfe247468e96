import { and, desc, eq } from 'drizzle-orm';
import type { SpecialOddDetailWire } from '@/contract/special-odds';
import type { ServiceContext } from '../../context';
import { specialOddKind } from '../../db/kinds/special-odds';
import { specialOddChanges } from '../../db/schema/special-odd-changes';
import { specialOdds } from '../../db/schema/special-odds';
import { sponsors } from '../../db/schema/sponsors';
import { storedCounts } from '../../db/schema/stored-counts';
import { ServiceError } from '../../service-error';
import { oddColumns, toOddWire } from './odd-wire';
import { isResultCount, resultCounts } from './result-counts';

/** An odd with what was changed since it was published and its sponsor's record; three queries. A draft is `not_found`. */
export async function findSpecialOdd(ctx: ServiceContext, slug: string): Promise<SpecialOddDetailWire> {
  const found = await ctx.db
    .select(oddColumns)
    .from(specialOdds)
    .innerJoin(sponsors, eq(sponsors.id, specialOdds.sponsorId))
    .where(and(eq(specialOdds.slug, slug), specialOddKind.shown()));
  const row = found[0];
  if (!row) throw new ServiceError('not_found');
  const [changes, record] = await Promise.all([
    readChanges(ctx, row.odd.id),
    readRecord(ctx, row.odd.sponsorId),
  ]);
  return { ...toOddWire(row, ctx.clock.now()), changes, record };
}

async function readChanges(ctx: ServiceContext, id: number) {
  const rows = await ctx.db
    .select()
    .from(specialOddChanges)
    .where(eq(specialOddChanges.specialOddId, id))
    .orderBy(desc(specialOddChanges.changedAt), desc(specialOddChanges.id))
    .limit(50);
  return rows.map(({ field, oldValue, newValue, changedAt }) => ({
    field,
    old_value: oldValue,
    new_value: newValue,
    changed_at: changedAt.toISOString(),
  }));
}

async function readRecord(ctx: ServiceContext, sponsorId: number) {
  const rows = await ctx.db
    .select(resultCounts)
    .from(storedCounts)
    .where(and(isResultCount, eq(storedCounts.parentId, sponsorId)));
  return rows[0] ?? null;
}
