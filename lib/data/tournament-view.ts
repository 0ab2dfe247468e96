import type {
  MatchWire,
  ParticipantState,
  ParticipantWire,
  TournamentDetailWire,
  TournamentStandingWire,
  TournamentState,
  TournamentType,
  TournamentWire,
} from '@/contract/tournaments';
import { type ContestHead, toContestHead } from './contest-head';
import { type GameRef, toGameRef } from './game-ref';
import { type PublicUser, toPublicUser } from './public-user';

/** A player of a bracket; `number` counts registrations, `seed` is the place in the draw, `null` before it. */
export interface Participant {
  readonly number: number;
  readonly seed: number | null;
  readonly user: PublicUser;
  readonly game: GameRef | null;
  readonly state: ParticipantState;
}

/** A match of a bracket; players are seeds, rounds count from 1, indexes from 0. */
export interface Match {
  readonly round: number;
  readonly index: number;
  readonly a: number | null;
  readonly b: number | null;
  readonly winner: number | null;
  readonly xA: number | null;
  readonly xB: number | null;
  readonly state: MatchWire['state'];
}

/** A place on a board; `reachedAt` is an ISO time. */
export interface BoardPlace {
  readonly rank: number;
  readonly user: PublicUser;
  readonly score: number;
  readonly played: number | null;
  readonly reachedAt: string;
}

/** A tournament as a list shows it; `bet` in minor units of `currency`, `entryCost` whole Sikke, times ISO. */
export interface TournamentItem extends ContestHead<TournamentType, TournamentState> {
  readonly size: number | null;
  readonly entryCost: number;
  readonly bet: number | null;
  readonly registrationOpensAt: string | null;
  readonly checkinOpensAt: string | null;
  readonly endsAt: string | null;
  readonly players: number;
  readonly waitlist: number;
  readonly champion: PublicUser | null;
}

/** A tournament with all that is said about it; `rules` is Markdown, `seed` is known once the draw was made. */
export interface TournamentDetail extends TournamentItem {
  readonly rules: string;
  readonly seedProof: { readonly commit: string; readonly seed: string | null } | null;
  readonly participants: readonly Participant[];
  readonly matches: readonly Match[];
  readonly standings: readonly BoardPlace[];
  readonly standingsCursor: string | null;
}

/** Reads a tournament of a list. */
export function toTournament(wire: TournamentWire, cdnUrl: string): TournamentItem {
  return {
    ...toContestHead(wire, cdnUrl),
    size: wire.size ?? null,
    entryCost: wire.entry_cost_coin ?? 0,
    bet: wire.bet ?? null,
    registrationOpensAt: wire.registration_opens_at ?? null,
    checkinOpensAt: wire.checkin_opens_at ?? null,
    endsAt: wire.ends_at ?? null,
    players: wire.players ?? 0,
    waitlist: wire.waitlist ?? 0,
    champion: wire.champion ? toPublicUser(wire.champion, cdnUrl) : null,
  };
}

/** Reads a tournament with all that is said about it. */
export function toTournamentDetail(wire: TournamentDetailWire, cdnUrl: string): TournamentDetail {
  const proof = wire.seed_proof;
  return {
    ...toTournament(wire, cdnUrl),
    rules: wire.rules_md ?? '',
    seedProof: proof ? { commit: proof.commit, seed: proof.seed ?? null } : null,
    participants: (wire.participants ?? []).map((participant) => toParticipant(participant, cdnUrl)),
    matches: (wire.matches ?? []).map(toMatch),
    standings: (wire.standings ?? []).map((place) => toBoardPlace(place, cdnUrl)),
    standingsCursor: wire.standings_cursor ?? null,
  };
}

/** Reads a place of a board. */
export function toBoardPlace(wire: TournamentStandingWire, cdnUrl: string): BoardPlace {
  const { rank, score, played, reached_at } = wire;
  return {
    rank,
    score,
    played: played ?? null,
    reachedAt: reached_at,
    user: toPublicUser(wire.user, cdnUrl),
  };
}

function toParticipant({ number, seed, user, game, state }: ParticipantWire, cdnUrl: string): Participant {
  return {
    number,
    seed: seed ?? null,
    user: toPublicUser(user, cdnUrl),
    game: game ? toGameRef(game, game.name, cdnUrl) : null,
    state,
  };
}

function toMatch({ round, index, a, b, winner, x_a, x_b, state }: MatchWire): Match {
  return {
    round,
    index,
    a: a ?? null,
    b: b ?? null,
    winner: winner ?? null,
    xA: x_a ?? null,
    xB: x_b ?? null,
    state,
  };
}
