import { fillLink } from '@/contract/link-template';
import type { SponsorWire } from '@/contract/sponsors';
import type { sponsors } from '../../db/schema/sponsors';

/** A row as it goes out. */
export function toSponsor(row: typeof sponsors.$inferSelect): SponsorWire {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    tone: row.tone,
    tier: row.tier,
    // What is filled in on the way out is nobody else's: without it the address leads there as well.
    link: row.link === null ? null : fillLink(row.link, {}),
    promotion_code: row.promotionCode,
    bonus_text: row.bonusText,
    description: row.description,
    sort: row.sort,
    last_checked_at: row.lastCheckedAt?.toISOString() ?? null,
    ...toTerms(row),
  };
}

function toTerms(row: typeof sponsors.$inferSelect) {
  return {
    min_deposit: row.minDeposit,
    currency: row.currency,
    wagering_multiplier: row.wageringMultiplier,
    wagering_notes: row.wageringNotes,
    payment_methods: row.paymentMethods,
    bonus_kinds: row.bonusKinds,
    counts_for_tickets: row.countsForTickets,
    counts_for_races: row.countsForRaces,
  };
}
