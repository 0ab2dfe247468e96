import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import type { WagerPhase } from '@/contract/wager-events';
import { wagerPhase } from '../../formulas/wager-phase';
import { wagerEvents } from '../schema/wager-events';
import { type PublicKind, standingBy, toMoment } from './public-kind';

const { state, startsAt, endsAt, disputeFrom, disputeUntil } = wagerEvents;

const standings: Readonly<Record<WagerPhase, SponsorEntryState>> = {
  scheduled: 'soon',
  live: 'live',
  awaiting_data: 'waiting',
  provisional: 'waiting',
  dispute: 'waiting',
  final: 'done',
  paid: 'done',
  cancelled: 'cancelled',
};

const rowSchema = z.object({
  state: z.enum(state.enumValues),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  disputeFrom: z.coerce.date().nullable(),
  disputeUntil: z.coerce.date().nullable(),
});

/** Wagering events. */
export const wagerEventKind = {
  name: 'wager-events',
  table: wagerEvents,
  id: wagerEvents.id,
  slug: wagerEvents.slug,
  changedAt: (now) => sql`least(coalesce(${disputeUntil}, ${wagerEvents.createdAt}), ${toMoment(now)})`,
  shown: () => sql`${state} <> 'draft'`,
  search: {
    kind: 'wager-events',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'image',
    at: 'starts_at',
    order: 'starts_at desc',
  },
  withSponsor: {
    kind: 'wager-events',
    sponsorId: wagerEvents.sponsorId,
    title: wagerEvents.title,
    at: endsAt,
    standing: standingBy(
      rowSchema,
      { state, startsAt, endsAt, disputeFrom, disputeUntil },
      (row, now) => standings[wagerPhase(row, now)],
    ),
    order: sql`${endsAt} desc`,
  },
  renewedBy: ['wager_events', 'wager_event_games', 'wager_imports', 'games', 'sponsors'],
} as const satisfies PublicKind;
