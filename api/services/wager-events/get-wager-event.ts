import { and, eq, sql } from 'drizzle-orm';
import type { GameRefWire } from '@/contract/games';
import type { WagerEventDetailWire, WagerImportWire } from '@/contract/wager-events';
import type { ServiceContext } from '../../context';
import { wagerEventKind } from '../../db/kinds/wager-events';
import { sponsors } from '../../db/schema/sponsors';
import { wagerEvents } from '../../db/schema/wager-events';
import { ServiceError } from '../../service-error';
import { toWagerEvent, wagerEventColumns } from './wager-event-columns';

const games = sql<GameRefWire[]>`coalesce((
  select json_agg(json_build_object(
    'slug', g.slug, 'name', g.name, 'provider_code', g.provider_code, 'image', g.image
  ) order by g.name)
  from wager_event_games w join games g on g.id = w.game_id where w.event_id = wager_events.id
), '[]'::json)`;

/** The newest twenty published imports. */
const imports = sql<WagerImportWire[]>`coalesce((
  select json_agg(json_build_object(
    'no', i.no, 'source', i.source, 'taken_at', i.taken_at, 'imported_at', i.imported_at,
    'row_count', i.row_count, 'flagged_count', i.flagged_count, 'checksum', i.checksum,
    'is_closing', i.is_closing, 'note', i.note
  ) order by i.no desc)
  from (
    select * from wager_imports where event_id = wager_events.id and published_at is not null
    order by no desc limit 20
  ) i
), '[]'::json)`;

/** One event with its games and where its numbers come from, one query; `not_found` for an unknown slug and for a draft. */
export async function getWagerEvent(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  slug: string,
): Promise<WagerEventDetailWire> {
  const [row] = await db
    .select({ ...wagerEventColumns, games, imports })
    .from(wagerEvents)
    .innerJoin(sponsors, eq(sponsors.id, wagerEvents.sponsorId))
    .where(and(eq(wagerEvents.slug, slug), wagerEventKind.shown()));
  if (!row) throw new ServiceError('not_found');
  const { event } = row;
  return {
    ...toWagerEvent(row, clock.now()),
    rules_text: event.rulesText,
    cancel_reason: event.cancelReason,
    min_bet: event.minBet,
    data_source: event.dataSource,
    requires_verified_account: event.requiresVerifiedAccount,
    games: row.games,
    imports: row.imports.map((one) => ({ ...one, ...toTimes(one) })),
  };
}

/** PostgreSQL writes times into JSON in its own way; the wire has ISO times in UTC. */
function toTimes({ taken_at, imported_at }: WagerImportWire) {
  return {
    taken_at: new Date(taken_at).toISOString(),
    imported_at: new Date(imported_at).toISOString(),
  };
}
