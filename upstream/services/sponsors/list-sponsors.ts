import { asc, eq, sql } from 'drizzle-orm';
import { type SponsorWire, sponsorTiers } from '@/contract/sponsors';
import type { ServiceContext } from '../../context';
import { sponsors } from '../../db/schema/sponsors';

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
  return rows.map(toWire);
}

function toWire(row: typeof sponsors.$inferSelect): SponsorWire {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    tone: row.tone,
    tier: row.tier,
    link: row.link,
    promotion_code: row.promotionCode,
    bonus_text: row.bonusText,
    description: row.description,
    sort: row.sort,
    last_checked_at: row.lastCheckedAt?.toISOString() ?? null,
    ...termsOf(row),
  };
}

function termsOf(row: typeof sponsors.$inferSelect) {
  return {
    min_deposit: row.minDeposit,
    currency: row.currency,
    wagering_multiplier: row.wageringMultiplier,
    wagering_notes: row.wageringNotes,
    payment_methods: row.paymentMethods,
    counts_for_tickets: row.countsForTickets,
    counts_for_races: row.countsForRaces,
  };
}
