import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RafflePhase } from '@/contract/raffles';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import { rafflePhase } from '../../formulas/raffle-phase';
import { raffleSponsors } from '../schema/raffle-sponsors';
import { raffles } from '../schema/raffles';
import { type PublicKind, standingBy } from './public-kind';

const { id, state, startsAt, endsAt, drawAt } = raffles;

const standings: Readonly<Record<RafflePhase, SponsorEntryState>> = {
  upcoming: 'soon',
  open: 'open',
  closed: 'waiting',
  drawn: 'done',
  paid: 'done',
  cancelled: 'cancelled',
};

const rowSchema = z.object({
  state: z.enum(state.enumValues),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
});

/** The time of a draw stands in another table than its sponsors: of a sponsor with more draws than this the last added are looked at. */
const mostOfASponsor = 100;

/** The draws. */
export const raffleKind = {
  name: 'raffles',
  table: raffles,
  id,
  slug: raffles.slug,
  changedAt: () => sql`coalesce(${raffles.drawnAt}, ${raffles.createdAt})`,
  shown: () => sql`${state} <> 'draft'`,
  search: {
    kind: 'raffles',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'image',
    at: 'draw_at',
    order: 'draw_at desc',
  },
  withSponsor: {
    kind: 'raffles',
    from: sql`(select raffle_id, sponsor_id from ${raffleSponsors} where sponsor_id = s.id
      order by raffle_id desc limit ${sql.raw(String(mostOfASponsor))}) r join ${raffles} on ${id} = r.raffle_id`,
    sponsorId: sql`r.sponsor_id`,
    title: raffles.title,
    at: drawAt,
    standing: standingBy(
      rowSchema,
      { state, startsAt, endsAt },
      (row, now) => standings[rafflePhase(row, now)],
    ),
    order: sql`${drawAt} desc`,
    renewedBy: ['raffle_sponsors'],
  },
  renewedBy: ['raffles', 'raffle_sponsors', 'tickets', 'draw_results', 'beacon_rounds', 'sponsors'],
} as const satisfies PublicKind;
