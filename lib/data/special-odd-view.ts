import {
  type OddChangeField,
  type OddRecordWire,
  type OddResult,
  type OddState,
  oddChangeFields,
  oddResults,
  oddStates,
  type SpecialOddDetailWire,
  type SpecialOddWire,
} from '@/contract/special-odds';
import { safeUrl } from '@/lib/format/safe-url';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

/** A special odd as it is shown. `maxBet` and `minDeposit` are in minor units of `currency`; times are ISO. */
export interface SpecialOdd {
  readonly slug: string;
  readonly match: string;
  readonly selection: string;
  readonly sport: string | null;
  readonly league: string | null;
  readonly marketName: string | null;
  readonly normalOdds: number | null;
  readonly boostedOdds: number;
  readonly maxBet: number | null;
  readonly minDeposit: number | null;
  readonly currency: string;
  readonly note: string | null;
  readonly code: string | null;
  /** The odd's own address; without one the way leads through the sponsor's. */
  readonly link: string | null;
  readonly kickoffAt: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly state: OddState;
  readonly result: OddResult;
  readonly settledAt: string | null;
  readonly sponsor: SponsorRef | null;
}

/** How many settled odds were won, lost and did not count. */
export interface OddCounts {
  readonly won: number;
  readonly lost: number;
  readonly void: number;
}

/** The counts of a sponsor. */
export interface OddRecord extends OddCounts {
  readonly sponsor: SponsorRef;
}

/** One change after publication. */
export interface OddChange {
  readonly field: OddChangeField;
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly changedAt: string;
}

/** An odd with its history, newest change first, and its sponsor's record. */
export interface OddDetail extends SpecialOdd {
  readonly changes: readonly OddChange[];
  readonly record: OddCounts | null;
}

/** Reads an odd of the wire; its state is told by the clock of this moment, since an answer may be a minute old. */
export function toOdd(wire: SpecialOddWire, cdnUrl: string): SpecialOdd {
  return {
    slug: wire.slug,
    match: wire.match,
    selection: wire.selection,
    sport: wire.sport || null,
    league: wire.league || null,
    marketName: wire.market_name || null,
    sponsor: wire.sponsor ? toSponsorRef(wire.sponsor, cdnUrl) : null,
    ...toTerms(wire),
    ...toCourse(wire),
  };
}

function toTerms(wire: SpecialOddWire) {
  return {
    normalOdds: wire.normal_odds ?? null,
    boostedOdds: wire.boosted_odds,
    maxBet: wire.max_bet ?? null,
    minDeposit: wire.min_deposit ?? null,
    currency: wire.currency || 'TRY',
    note: wire.note || null,
    code: wire.code || null,
    link: safeUrl(wire.link),
  };
}

function toCourse(wire: SpecialOddWire) {
  return {
    kickoffAt: wire.kickoff_at ?? null,
    startsAt: wire.starts_at ?? null,
    endsAt: wire.ends_at ?? null,
    state: toState(wire, Date.now()),
    result: oddResults.find((one) => one === wire.result) ?? 'pending',
    settledAt: wire.settled_at ?? null,
  };
}

function toState(wire: SpecialOddWire, now: number): OddState {
  const told = oddStates.find((one) => one === wire.state) ?? 'active';
  if (told === 'settled' || told === 'cancelled') return told;
  if (wire.ends_at && now >= Date.parse(wire.ends_at)) return 'expired';
  if (wire.starts_at && now < Date.parse(wire.starts_at)) return 'scheduled';
  return told === 'scheduled' ? 'active' : told;
}

/** Reads an odd with its history; a field that the site has no name for is left out. */
export function toOddDetail(wire: SpecialOddDetailWire, cdnUrl: string): OddDetail {
  const changes = (wire.changes ?? []).flatMap(({ field, old_value, new_value, changed_at }) => {
    const known = oddChangeFields.find((one) => one === field);
    if (!known) return [];
    return [
      { field: known, oldValue: old_value ?? null, newValue: new_value ?? null, changedAt: changed_at },
    ];
  });
  return { ...toOdd(wire, cdnUrl), changes, record: wire.record ?? null };
}

/** Reads a sponsor's record. */
export function toOddRecord({ sponsor, ...counts }: OddRecordWire, cdnUrl: string): OddRecord {
  return { ...counts, sponsor: toSponsorRef(sponsor, cdnUrl) };
}
