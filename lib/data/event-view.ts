import type { EventDetailWire, EventStandingWire, EventState, EventType, EventWire } from '@/contract/events';
import type { Requirements } from '@/contract/requirements';
import { safeUrl } from '@/lib/format/safe-url';
import { type ContestHead, toContestHead } from './contest-head';
import { type GameRef, toGameRef } from './game-ref';
import { type PublicUser, toPublicUser } from './public-user';

/** A place in an event; amounts in minor units of `currency`, `submittedAt` an ISO time. */
export interface EventStanding {
  readonly rank: number;
  readonly user: PublicUser;
  readonly game: GameRef | null;
  readonly bet: number | null;
  readonly win: number | null;
  readonly currency: string;
  readonly x: number | null;
  readonly points: number | null;
  readonly replayUrl: string | null;
  readonly submittedAt: string;
}

/** An event as a list shows it; `minBet` in minor units of `currency`, times ISO. */
export interface EventItem extends ContestHead<EventType, EventState> {
  readonly targetX: number | null;
  readonly minBet: number | null;
  readonly endsAt: string;
  readonly updatedAt: string;
  readonly entries: number;
  readonly leader: EventStanding | null;
}

/** An event with all that is said about it; `rules` is Markdown. */
export interface EventDetail extends EventItem {
  readonly rules: string;
  readonly maxEntriesPerUser: number | null;
  readonly games: readonly GameRef[];
  readonly pending: number;
  /** How many may join, null for everybody; how many do, and how many wait. */
  readonly capacity: number | null;
  readonly joined: number;
  readonly waitlist: number;
  readonly requirements: Requirements;
  readonly standings: readonly EventStanding[];
  readonly standingsCursor: string | null;
}

/** Reads an event of a list. */
export function toEvent(wire: EventWire, cdnUrl: string): EventItem {
  return {
    ...toContestHead(wire, cdnUrl),
    targetX: wire.target_x ?? null,
    minBet: wire.min_bet ?? null,
    endsAt: wire.ends_at,
    updatedAt: wire.updated_at ?? wire.starts_at,
    entries: wire.entries ?? 0,
    leader: wire.leader ? toEventStanding(wire.leader, cdnUrl) : null,
  };
}

/** Reads an event with all that is said about it. */
export function toEventDetail(wire: EventDetailWire, cdnUrl: string): EventDetail {
  return {
    ...toEvent(wire, cdnUrl),
    rules: wire.rules_md ?? '',
    maxEntriesPerUser: wire.max_entries_per_user ?? null,
    games: (wire.games ?? []).map((game) => toGameRef(game, game.name, cdnUrl)),
    pending: wire.pending ?? 0,
    capacity: wire.capacity ?? null,
    joined: wire.joined ?? 0,
    waitlist: wire.waitlist ?? 0,
    requirements: wire.requirements ?? {},
    standings: (wire.standings ?? []).map((standing) => toEventStanding(standing, cdnUrl)),
    standingsCursor: wire.standings_cursor ?? null,
  };
}

/** Reads a place of a ranking. */
export function toEventStanding(wire: EventStandingWire, cdnUrl: string): EventStanding {
  return {
    rank: wire.rank,
    user: toPublicUser(wire.user, cdnUrl),
    game: toGame(wire, cdnUrl),
    bet: wire.bet ?? null,
    win: wire.win ?? null,
    currency: wire.currency || 'TRY',
    x: wire.x ?? null,
    points: wire.points ?? null,
    replayUrl: safeUrl(wire.link),
    submittedAt: wire.submitted_at,
  };
}

/** One outside the catalogue has a name alone; where no game was played there is none. */
function toGame({ game, game_name }: EventStandingWire, cdnUrl: string): GameRef | null {
  return game || game_name ? toGameRef(game ?? null, game_name ?? '', cdnUrl) : null;
}
