import 'server-only';
import { cache } from 'react';
import {
  type SponsorTier,
  type SponsorWire,
  sponsorSlugSchema,
  sponsorsAnswerSchema,
  sponsorTiers,
} from '@/contract/sponsors';
import { assetUrl, safeUrl } from '@/lib/format/safe-url';
import { publicReader } from '@/lib/upstream/read-public';
import { getMain } from './main';

/**
 * A sponsor as it is shown. `minDeposit` is in minor units of `currency`; `hasLink` says whether `/go/{slug}` leads anywhere;
 * its stored address stays on the server.
 */
export interface Sponsor {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly tone: string | null;
  readonly tier: SponsorTier;
  readonly hasLink: boolean;
  readonly promotionCode: string | null;
  readonly bonusText: string | null;
  readonly description: string | null;
  readonly minDeposit: number | null;
  readonly currency: string;
  readonly wageringMultiplier: number | null;
  readonly wageringNotes: string | null;
  readonly paymentMethods: readonly string[];
  readonly bonusKinds: readonly string[];
  readonly countsForTickets: boolean;
  readonly countsForRaces: boolean;
  readonly lastCheckedAt: string | null;
}

/** The parsed answer of GET /sponsors as the upstream gives it, for the handler that mirrors it. */
export const readSponsorsAnswer = publicReader({
  tag: 'sponsors',
  path: '/sponsors',
  answer: sponsorsAnswerSchema,
  revalidateS: 60,
  unavailable: { status: false, data: [] },
});

/**
 * The sponsors, VIP first, then by the operator's order and name; `null` where the upstream cannot say (a build without it).
 * Throws `UpstreamError` where they were never known at run time, so that a page that knows them is kept.
 */
export const listSponsors = cache(async (): Promise<readonly Sponsor[] | null> => {
  const [{ status, data }, { cdnUrl }] = await Promise.all([readSponsorsAnswer(), getMain()]);
  if (!status) return null;
  return [...data].sort(byTierAndSort).map((wire) => toSponsor(wire, cdnUrl));
});

/** The stored http(s) address of the sponsor with this slug; `null` when there is no such sponsor or address. */
export async function findSponsorLink(slug: string): Promise<string | null> {
  const { data } = await readSponsorsAnswer();
  return safeUrl(data.find((wire) => toSlug(wire) === slug)?.link);
}

/** A sponsor of the wire as it is shown. */
export function toSponsor(wire: SponsorWire, cdnUrl: string): Sponsor {
  return {
    id: String(wire.id),
    slug: toSlug(wire),
    name: wire.name,
    logoUrl: assetUrl(cdnUrl, wire.logo),
    tone: wire.tone || null,
    tier: findTier(wire),
    hasLink: safeUrl(wire.link) !== null,
    ...toTexts(wire),
    ...toTerms(wire),
  };
}

function toTexts(wire: SponsorWire) {
  return {
    promotionCode: wire.promotion_code || null,
    bonusText: wire.bonus_text || null,
    description: wire.description || null,
    lastCheckedAt: wire.last_checked_at || null,
  };
}

function toTerms(wire: SponsorWire) {
  return {
    minDeposit: wire.min_deposit ?? null,
    currency: wire.currency || 'TRY',
    wageringMultiplier: wire.wagering_multiplier ?? null,
    wageringNotes: wire.wagering_notes || null,
    paymentMethods: wire.payment_methods ?? [],
    bonusKinds: wire.bonus_kinds ?? [],
    countsForTickets: wire.counts_for_tickets ?? false,
    countsForRaces: wire.counts_for_races ?? false,
  };
}

function findTier(wire: SponsorWire): SponsorTier {
  return sponsorTiers.find((tier) => tier === wire.tier) ?? 'normal';
}

/** The upstream's slug, or the id where that can stand in a path: an operator's upstream may send no slug (D27). */
function toSlug(wire: SponsorWire): string {
  const slug = sponsorSlugSchema.safeParse(wire.slug);
  return slug.success ? slug.data : String(wire.id);
}

function byTierAndSort(a: SponsorWire, b: SponsorWire): number {
  return (
    sponsorTiers.indexOf(findTier(a)) - sponsorTiers.indexOf(findTier(b)) ||
    (a.sort ?? Number.MAX_SAFE_INTEGER) - (b.sort ?? Number.MAX_SAFE_INTEGER) ||
    a.name.localeCompare(b.name, 'tr')
  );
}
