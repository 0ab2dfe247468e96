import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { WagerDataWire, WagerStandingsAnswer } from '@/contract/wager-events';
import type { ServiceContext } from '../../context';
import { decodeCursor, toPage } from '../../db/keyset';
import { wagerEventKind } from '../../db/kinds/wager-events';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerPhase } from '../../formulas/wager-phase';
import { ServiceError } from '../../service-error';
import { type StandingRow, standingObject, toStanding } from './standing-row';

/** Ranks a page. */
const size = 50;
const key = z.tuple([z.number().int().nonnegative()]);

/**
 * A page of an event's ranks, the first one first, with the import that they come from. One query, and an index finds the page
 * however deep it is. `not_found` for an event that is not shown; a bad cursor is a 422.
 */
export async function listStandings(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { slug, cursor }: { readonly slug: string; readonly cursor?: string | undefined },
): Promise<Omit<WagerStandingsAnswer, 'status'>> {
  const [after = 0] = decodeCursor(cursor, key) ?? [];
  const [row] = await db
    .select({ event: wagerEvents, source, ranks: ranksAfter(after) })
    .from(wagerEvents)
    .where(and(eq(wagerEvents.slug, slug), wagerEventKind.shown()));
  if (!row) throw new ServiceError('not_found');
  return {
    ...toPage(row.ranks, ({ rank }) => [rank], toStanding, size),
    phase: wagerPhase(row.event, clock.now()),
    total_value: row.event.totalValue,
    player_count: row.event.playerCount,
    source: row.source && { ...row.source, taken_at: new Date(row.source.taken_at).toISOString() },
  };
}

const source = sql<WagerDataWire | null>`(
  select json_build_object('no', i.no, 'source', i.source, 'taken_at', i.taken_at)
  from wager_imports i where i.event_id = wager_events.id and i.no = wager_events.last_import_no
)`;

function ranksAfter(rank: number) {
  return sql<StandingRow[]>`coalesce((
    select json_agg(${standingObject} order by s.rank)
    from (
      select * from wager_standings w where w.event_id = wager_events.id and w.rank > ${rank}
      order by w.rank limit ${size + 1}
    ) s left join users u on u.id = s.user_id
  ), '[]'::json)`;
}
