import { and, asc, eq, sql } from 'drizzle-orm';
import type { EventDetailWire } from '@/contract/events';
import type { ServiceContext } from '../../context';
import { eventKind } from '../../db/kinds/events';
import { eventEntries } from '../../db/schema/event-entries';
import { eventGames } from '../../db/schema/event-games';
import { events } from '../../db/schema/events';
import { games } from '../../db/schema/games';
import { sponsors } from '../../db/schema/sponsors';
import { storedCount } from '../../db/stored-counts';
import { ServiceError } from '../../service-error';
import { gameRefColumns } from '../games/game-ref';
import { eventColumns, toEvent } from './event-columns';
import { listEventStandings } from './list-event-standings';

const pending = sql<number>`(select count(*)::int from ${eventEntries} as p where p.event_id = ${events.id} and p.review in ('pending', 'in_review', 'needs_info'))`;

/** An event with its rules, its games and the first page of its ranking. Unknown or a draft: `not_found`. */
export async function getEvent(ctx: Pick<ServiceContext, 'db'>, slug: string): Promise<EventDetailWire> {
  const [rows, gameRows, ranking] = await Promise.all([
    findEvent(ctx, slug),
    listGames(ctx, slug),
    listEventStandings(ctx, { slug }),
  ]);
  const row = rows[0];
  if (!row) throw new ServiceError('not_found');
  return {
    ...toEvent(row),
    leader: ranking.data[0] ?? null,
    rules_md: row.event.rulesMd,
    max_entries_per_user: row.event.maxEntriesPerUser,
    pending: row.pending,
    capacity: row.event.capacity,
    joined: row.joined,
    waitlist: row.waitlist,
    requirements: row.event.requirements,
    games: gameRows,
    standings: ranking.data,
    standings_cursor: ranking.next_cursor,
  };
}

function findEvent({ db }: Pick<ServiceContext, 'db'>, slug: string) {
  return db
    .select({
      ...eventColumns,
      pending,
      joined: storedCount('event_joined', events.id),
      waitlist: storedCount('event_waitlist', events.id),
    })
    .from(events)
    .leftJoin(sponsors, eq(sponsors.id, events.sponsorId))
    .where(and(eq(events.slug, slug), eventKind.shown()));
}

function listGames({ db }: Pick<ServiceContext, 'db'>, slug: string) {
  return db
    .select(gameRefColumns)
    .from(eventGames)
    .innerJoin(events, eq(events.id, eventGames.eventId))
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(eq(events.slug, slug))
    .orderBy(asc(eventGames.position), asc(games.id));
}
