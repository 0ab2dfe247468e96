import { fillLink } from '@/contract/link-template';
import type { SpecialOddWire } from '@/contract/special-odds';
import { specialOdds } from '../../db/schema/special-odds';
import { oddStateAt } from '../../formulas/odd-state';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

/** What a query selects of an odd; turn it into the wire with `toOddWire`. */
export const oddColumns = { odd: specialOdds, sponsor: sponsorRefColumns };

interface OddRow {
  readonly odd: typeof specialOdds.$inferSelect;
  readonly sponsor: NonNullable<SpecialOddWire['sponsor']>;
}

/** A stored odd as it stands at `now`. */
export function toOddWire({ odd, sponsor }: OddRow, now: number): SpecialOddWire {
  return {
    slug: odd.slug,
    sponsor,
    sport: odd.sport,
    league: odd.league,
    match: odd.match,
    market_name: odd.marketName,
    selection: odd.selection,
    note: odd.note,
    // As a sponsor's: what is filled in on the way out is nobody else's.
    link: odd.link === null ? null : fillLink(odd.link, {}),
    code: odd.code,
    ...toTerms(odd),
    ...toCourse(odd, now),
  };
}

function toTerms(odd: OddRow['odd']) {
  return {
    normal_odds: odd.normalOdds,
    boosted_odds: odd.boostedOdds,
    max_bet: odd.maxBet,
    min_deposit: odd.minDeposit,
    currency: odd.currency,
  };
}

function toCourse(odd: OddRow['odd'], now: number) {
  return {
    kickoff_at: odd.kickoffAt.toISOString(),
    starts_at: odd.startsAt.toISOString(),
    ends_at: odd.endsAt.toISOString(),
    state: oddStateAt(odd, now),
    result: odd.result,
    settled_at: odd.settledAt?.toISOString() ?? null,
  };
}
