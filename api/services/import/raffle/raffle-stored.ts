import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { raffles } from '../../../db/schema/raffles';
import type { RaffleRow } from './raffle-row';

/**
 * A stored draw by the keys of a file's row; `stage` is its stored state, of which all but `draft` and `cancelled` are published. `isPlayed`
 * says that somebody has a ticket or has handed a deposit in.
 */
export type StoredRaffle = Awaited<ReturnType<typeof storedRaffles>>[number];

const rules = sql<NonNullable<RaffleRow['rules']>>`coalesce((
  select json_agg(json_build_object('sponsor', s.slug, 'amount_per_ticket', r.amount_per_ticket, 'currency', r.currency,
    'min_amount', r.min_amount, 'max_per_user', r.max_per_user) order by s.slug collate "C")
  from raffle_sponsors r join sponsors s on s.id = r.sponsor_id where r.raffle_id = raffles.id), '[]'::json)`;

const isPlayed = sql<boolean>`exists (select from tickets t where t.raffle_id = raffles.id)
  or exists (select from ticket_deposits d where d.raffle_id = raffles.id)`;

/** The draws of these slugs. */
export async function storedRaffles(db: Database, slugs: readonly string[]) {
  const { id, slug, title, summary, rulesText, image, startsAt, endsAt, drawAt, prizes, reserveCount } =
    raffles;
  const texts = { id, slug, title, summary, rulesText, image };
  const terms = { startsAt, endsAt, drawAt, prizes, reserveCount, rules };
  const rows = await db
    .select({ ...texts, ...terms, stage: raffles.state, isPlayed })
    .from(raffles)
    .where(inArray(slug, [...slugs]));
  return rows.map((row) => ({
    ...row,
    state: row.stage === 'draft' || row.stage === 'cancelled' ? row.stage : ('published' as const),
  }));
}
