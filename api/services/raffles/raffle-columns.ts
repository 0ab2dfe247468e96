import { sql } from 'drizzle-orm';
import type { RaffleWire, TicketRuleWire } from '@/contract/raffles';
import { raffles } from '../../db/schema/raffles';
import { rafflePhase } from '../../formulas/raffle-phase';

/** What a sponsor earns in the draw of the row at hand, cheapest ticket first. A sponsor without a page has no slug, as in `sponsorRefColumns`. */
const rules = sql<TicketRuleWire[]>`coalesce((
  select json_agg(json_build_object(
    'sponsor', json_build_object(
      'slug', case when s.state <> 'draft' then s.slug end, 'name', s.name, 'logo', s.logo, 'tone', s.tone
    ),
    'amount_per_ticket', r.amount_per_ticket, 'currency', r.currency,
    'min_amount', r.min_amount, 'max_per_user', r.max_per_user
  ) order by r.amount_per_ticket, s.name)
  from raffle_sponsors r join sponsors s on s.id = r.sponsor_id
  where r.raffle_id = raffles.id
), '[]'::json)`;

/** The frozen number, or the tickets in play now. */
const ticketCount = sql<number>`coalesce(raffles.list_total, (
  select count(*)::int from tickets t where t.raffle_id = raffles.id and t.voided_at is null
))`;

/** What a query over `raffles` selects for a list; turn a row into the wire with `toRaffle`. */
export const raffleColumns = {
  id: raffles.id,
  slug: raffles.slug,
  title: raffles.title,
  summary: raffles.summary,
  image: raffles.image,
  state: raffles.state,
  startsAt: raffles.startsAt,
  endsAt: raffles.endsAt,
  drawAt: raffles.drawAt,
  prizes: raffles.prizes,
  rules,
  ticketCount,
};

type RaffleRow = Pick<
  typeof raffles.$inferSelect,
  'slug' | 'title' | 'summary' | 'image' | 'state' | 'startsAt' | 'endsAt' | 'drawAt' | 'prizes'
> & { readonly rules: TicketRuleWire[]; readonly ticketCount: number };

/** A draw as lists show it, at `now` (milliseconds). */
export function toRaffle(row: RaffleRow, now: number): RaffleWire {
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    image: row.image,
    phase: rafflePhase(row, now),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    draw_at: row.drawAt.toISOString(),
    prizes: row.prizes,
    rules: row.rules,
    ticket_count: row.ticketCount,
  };
}
