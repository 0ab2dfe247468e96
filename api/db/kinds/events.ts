import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type EventState, eventStates } from '@/contract/events';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import { events } from '../schema/events';
import { type PublicKind, standingBy } from './public-kind';

const { state, startsAt } = events;

const standings: Readonly<Record<EventState, SponsorEntryState>> = {
  upcoming: 'soon',
  live: 'live',
  judging: 'waiting',
  finished: 'done',
  cancelled: 'cancelled',
};

/** Events of the community. */
export const eventKind = {
  name: 'events',
  table: events,
  id: events.id,
  slug: events.slug,
  changedAt: () => events.updatedAt,
  shown: () => sql`${state} <> 'draft'`,
  search: {
    kind: 'events',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    at: 'starts_at',
    order: 'starts_at desc',
  },
  withSponsor: {
    kind: 'events',
    sponsorId: events.sponsorId,
    title: events.title,
    at: startsAt,
    standing: standingBy(z.object({ state: z.enum(eventStates) }), { state }, (row) => standings[row.state]),
    order: sql`${startsAt} desc`,
  },
  renewedBy: [
    'events',
    'event_games',
    'event_entries',
    'event_participants',
    'order_draws',
    'games',
    'sponsors',
  ],
} as const satisfies PublicKind;
