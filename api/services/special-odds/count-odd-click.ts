import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { specialOddKind } from '../../db/kinds/special-odds';
import { specialOdds } from '../../db/schema/special-odds';
import { sponsors } from '../../db/schema/sponsors';
import { oddStateAt } from '../../formulas/odd-state';
import { ServiceError } from '../../service-error';
import { leadTo, type Visitor } from '../sponsors/lead-to';

/**
 * Counts one visit to the sponsor of an odd that can be taken now and answers the odd's own address, filled in as `leadTo` says. An odd that is unknown, not
 * open or without an address, or whose sponsor is not active, is `not_found`, and nothing is counted.
 */
export async function countOddClick(
  ctx: ServiceContext,
  { slug, ...visitor }: Visitor & { readonly slug: string },
): Promise<string> {
  const [row] = await ctx.db
    .select({ odd: specialOdds })
    .from(specialOdds)
    .innerJoin(sponsors, and(eq(sponsors.id, specialOdds.sponsorId), eq(sponsors.state, 'active')))
    .where(and(eq(specialOdds.slug, slug), specialOddKind.shown()));
  if (!row?.odd.link || oddStateAt(row.odd, ctx.clock.now()) !== 'active')
    throw new ServiceError('not_found');
  return leadTo(ctx, { sponsorId: row.odd.sponsorId, link: row.odd.link, ...visitor });
}
