import { asc, eq, sql } from 'drizzle-orm';
import { type SponsorWire, sponsorTiers } from '@/contract/sponsors';
import type { ServiceContext } from '../../context';
import { sponsors } from '../../db/schema/sponsors';
import { sponsorOf } from './sponsor-wire';

/** The active sponsors, one query: VIP first, then by the operator's order and by name. */
export async function listSponsors(ctx: ServiceContext): Promise<SponsorWire[]> {
  const tierRank = sql`array_position(array[${sql.join(
    sponsorTiers.map((tier) => sql`${tier}`),
    sql`, `,
  )}]::text[], ${sponsors.tier})`;
  const rows = await ctx.db
    .select()
    .from(sponsors)
    .where(eq(sponsors.state, 'active'))
    .orderBy(tierRank, asc(sponsors.sort), asc(sponsors.name));
  return rows.map(sponsorOf);
}
