import type { GameRefWire } from '@/contract/games';
import type { PrizeWire } from '@/contract/prizes';
import type {
  WagerEventDetailWire,
  WagerEventWire,
  WagerImportWire,
  WagerMetric,
  WagerMode,
  WagerPhase,
  WagerSource,
  WagerStandingsAnswer,
  WagerStandingWire,
  WagerStepWire,
} from '@/contract/wager-events';
import { assetUrl } from '@/lib/format/safe-url';
import { type PublicUser, toPublicUser } from './public-user';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

/** Which import the shown numbers come from, and as of when (ISO). */
export interface WagerData {
  readonly no: number;
  readonly source: WagerSource;
  readonly takenAt: string;
}

/** A rank; `value` in minor units of the currency, in hundredths of X where the metric is `multiplier`. */
export interface Standing {
  readonly rank: number;
  readonly user: PublicUser;
  readonly value: number;
  readonly isFlagged: boolean;
}

/** A wager event as it is shown; times are ISO. */
export interface WagerEvent {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly imageUrl: string | null;
  readonly phase: WagerPhase;
  readonly mode: WagerMode;
  readonly metric: WagerMetric;
  readonly currency: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** When objections are heard; null until the last data is published. */
  readonly disputeFrom: string | null;
  readonly disputeUntil: string | null;
  readonly sponsor: SponsorRef;
  readonly prizes: readonly PrizeWire[];
  readonly steps: readonly WagerStepWire[];
  readonly totalValue: number;
  readonly playerCount: number;
  readonly data: WagerData | null;
  readonly leaders: readonly Standing[];
}

/** One event with everything about it but its ranks. */
export interface WagerEventDetail extends WagerEvent {
  readonly rulesText: readonly string[];
  /** Why it was cancelled. */
  readonly cancelReason: string | null;
  readonly minBet: number | null;
  /** Whether a place takes a verified account at the sponsor; null where the upstream does not say. */
  readonly requiresVerifiedAccount: boolean | null;
  readonly games: readonly GameRefWire[];
  readonly imports: readonly WagerImportWire[];
}

/** A page of ranks with what they come from; plain data, so that it can be watched in the browser. */
export interface Standings {
  readonly rows: readonly Standing[];
  readonly phase: WagerPhase;
  readonly totalValue: number;
  readonly playerCount: number;
  readonly data: WagerData | null;
  readonly nextCursor: string | null;
}

/** Reads a wager event. */
export function toWagerEvent(wire: WagerEventWire, cdnUrl: string): WagerEvent {
  const { slug, title, phase, mode, metric, currency, prizes, steps } = wire;
  return {
    ...{ slug, title, phase, mode, metric, currency, prizes, steps },
    summary: wire.summary || null,
    imageUrl: assetUrl(cdnUrl, wire.image),
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    disputeFrom: wire.dispute_from || null,
    disputeUntil: wire.dispute_until || null,
    sponsor: toSponsorRef(wire.sponsor, cdnUrl),
    totalValue: wire.total_value,
    playerCount: wire.player_count,
    data: toData(wire.data),
    leaders: wire.leaders.map((row) => toStanding(row, cdnUrl)),
  };
}

/** Reads one event with everything about it. */
export function toWagerEventDetail(wire: WagerEventDetailWire, cdnUrl: string): WagerEventDetail {
  return {
    ...toWagerEvent(wire, cdnUrl),
    cancelReason: wire.cancel_reason ?? null,
    rulesText: (wire.rules_text ?? '').split('\n').filter(Boolean),
    minBet: wire.min_bet ?? null,
    requiresVerifiedAccount: wire.requires_verified_account ?? null,
    games: wire.games,
    imports: wire.imports,
  };
}

/** Reads a page of ranks. */
export function toStandings(wire: WagerStandingsAnswer, cdnUrl: string): Standings {
  return {
    rows: wire.data.map((row) => toStanding(row, cdnUrl)),
    phase: wire.phase,
    totalValue: wire.total_value,
    playerCount: wire.player_count,
    data: toData(wire.source),
    nextCursor: wire.next_cursor ?? null,
  };
}

function toStanding(wire: WagerStandingWire, cdnUrl: string): Standing {
  return {
    rank: wire.rank,
    user: toPublicUser(wire.user, cdnUrl),
    value: wire.value,
    isFlagged: wire.is_flagged,
  };
}

function toData(wire: WagerEventWire['data']): WagerData | null {
  return wire ? { no: wire.no, source: wire.source, takenAt: wire.taken_at } : null;
}
