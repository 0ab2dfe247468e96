import type { EventStandingWire, EventState, EventType, EventWire } from '@/contract/events';
import type { PublicUserWire } from '@/contract/public-user';
import type { SponsorRefWire } from '@/contract/sponsors';
import { events } from '../../db/schema/events';
import { storedCount } from '../../db/stored-counts';
import { ServiceError } from '../../service-error';
import { toPublicUser } from '../members/public-user';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

/** What a query selects of an event, beside its sponsor: its own row and how many approved entries it has. */
export const eventColumns = {
  event: events,
  sponsor: sponsorRefColumns,
  entries: storedCount('event_entries', events.id),
};

/** A row of `eventColumns`, and of `leaderOf` where it was joined. */
export interface EventRow {
  readonly event: typeof events.$inferSelect;
  readonly sponsor: SponsorRefWire | null;
  readonly entries: number;
  readonly leader?: LeaderRow | null;
}

type LeaderRow = Parameters<typeof toPublicUser>[0] & {
  readonly x: number | null;
  readonly score: number;
  readonly gameName: string | null;
  readonly submittedAt: Date;
};

/** An event as a list has it. A draft is `not_found`. */
export function toEvent({ event, sponsor, entries, leader }: EventRow): EventWire {
  return {
    slug: event.slug,
    title: event.title,
    summary: event.summary,
    type: event.type,
    state: toPublicState(event.state),
    sponsor,
    target_x: event.targetX,
    min_bet: event.minBet,
    currency: event.currency,
    prizes: [...event.prizes],
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
    entries,
    leader: leader ? leaderWire(leader, event.type) : null,
  };
}

/** What a place is worth in points: only where no win decides. */
export function computePoints(type: EventType, score: number): number | null {
  return type === 'quiz' || type === 'custom' ? score : null;
}

function leaderWire(row: LeaderRow, type: EventType): EventStandingWire {
  const user: PublicUserWire = toPublicUser(row);
  const points = computePoints(type, row.score);
  const submitted_at = row.submittedAt.toISOString();
  return { rank: 1, user, x: row.x, points, game_name: row.gameName, submitted_at };
}

function toPublicState(state: EventRow['event']['state']): EventState {
  if (state === 'draft') throw new ServiceError('not_found');
  return state;
}
