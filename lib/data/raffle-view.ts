import type { PrizeWire } from '@/contract/prizes';
import {
  type DrawResultWire,
  type PastRaffleWire,
  type RaffleDetailWire,
  type RafflePhase,
  type RaffleWire,
  type TicketRuleWire,
  unclaimedNote,
} from '@/contract/raffles';
import { assetUrl } from '@/lib/format/safe-url';
import { type PublicUser, toPublicUser } from './public-user';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

/** What a deposit at one sponsor earns; amounts in minor units of `currency`. */
export interface TicketRule {
  readonly sponsor: SponsorRef;
  readonly amountPerTicket: number;
  readonly minAmount: number | null;
  readonly maxPerUser: number | null;
  readonly currency: string;
}

/** A draw as it is shown; times are ISO. */
export interface Raffle {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly imageUrl: string | null;
  readonly phase: RafflePhase;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly drawAt: string;
  readonly prizes: readonly PrizeWire[];
  readonly rules: readonly TicketRule[];
  readonly ticketCount: number;
}

/** A drawn ticket. `prizePosition` is the place whose prize the person has, null for a reserve that waits. */
export interface DrawResult {
  readonly position: number;
  readonly role: DrawResultWire['role'];
  readonly status: DrawResultWire['status'];
  readonly ticketNumber: number;
  readonly prizePosition: number | null;
  readonly user: PublicUser;
  readonly note: string | null;
  /** Fell out because the time to answer ran out. */
  readonly isUnclaimed: boolean;
}

/** A finished draw with who has its prizes, the first places. */
export interface PastRaffle extends Raffle {
  /** When it was drawn; null for a cancelled one, and where the upstream does not say. */
  readonly drawnAt: string | null;
  readonly winners: readonly DrawResult[];
}

/** One draw with everything about it. */
export interface RaffleDetail extends Raffle {
  readonly rulesText: readonly string[];
  readonly playerCount: number;
  readonly reserveCount: number;
  readonly draw: RaffleDetailWire['draw'];
  readonly results: readonly DrawResult[];
}

/** Reads a finished draw. */
export function toPastRaffle(wire: PastRaffleWire, cdnUrl: string): PastRaffle {
  const winners = wire.winners.map((winner) => toResult(winner, cdnUrl));
  return { ...toRaffle(wire, cdnUrl), drawnAt: wire.drawn_at ?? null, winners };
}

/** Reads one draw with everything about it. */
export function toRaffleDetail(wire: RaffleDetailWire, cdnUrl: string): RaffleDetail {
  return {
    ...toRaffle(wire, cdnUrl),
    rulesText: (wire.rules_text ?? '').split('\n').filter(Boolean),
    playerCount: wire.player_count,
    reserveCount: wire.reserve_count,
    draw: wire.draw,
    results: wire.results.map((result) => toResult(result, cdnUrl)),
  };
}

/** Reads a draw. */
export function toRaffle(wire: RaffleWire, cdnUrl: string): Raffle {
  return {
    slug: wire.slug,
    title: wire.title,
    summary: wire.summary || null,
    imageUrl: assetUrl(cdnUrl, wire.image),
    phase: wire.phase,
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    drawAt: wire.draw_at,
    prizes: wire.prizes,
    rules: wire.rules.map((rule) => toRule(rule, cdnUrl)),
    ticketCount: wire.ticket_count,
  };
}

function toRule(wire: TicketRuleWire, cdnUrl: string): TicketRule {
  return {
    sponsor: toSponsorRef(wire.sponsor, cdnUrl),
    amountPerTicket: wire.amount_per_ticket,
    minAmount: wire.min_amount ?? null,
    maxPerUser: wire.max_per_user ?? null,
    currency: wire.currency,
  };
}

function toResult(wire: DrawResultWire, cdnUrl: string): DrawResult {
  const isUnclaimed = wire.note === unclaimedNote;
  return {
    position: wire.position,
    role: wire.role,
    status: wire.status,
    ticketNumber: wire.ticket_number,
    prizePosition: wire.prize_position ?? null,
    user: toPublicUser(wire.user, cdnUrl),
    note: isUnclaimed ? null : wire.note || null,
    isUnclaimed,
  };
}
