import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EventStandingWire } from '@/contract/events';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { eventKind } from '../../db/kinds/events';
import { eventEntries } from '../../db/schema/event-entries';
import { events } from '../../db/schema/events';
import { games } from '../../db/schema/games';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { gameRefColumns } from '../games/game-ref';
import { publicUserColumns, toPublicUser } from '../members/public-user';
import { computePoints } from './event-columns';

/** Rank, then the key of the order: the score turned round, the place by lot, the moment, the id. */
const keySchema = z.tuple([
  z.number().int().min(1),
  z.number(),
  z.number().int(),
  z.iso.datetime(),
  z.number().int(),
]);
const order = [
  sql`(-${eventEntries.score})`,
  eventEntries.tiePlace,
  eventEntries.submittedAt,
  eventEntries.id,
];

/**
 * A page of an event's ranking: each member's best approved entry, the higher score first; among equals whom the lot put first where it decided, else the earlier one. One query; an
 * unknown event or a draft is `not_found`. A foreign cursor is a 422.
 */
export async function listEventStandings(
  { db }: Pick<ServiceContext, 'db'>,
  { slug, cursor }: { readonly slug: string; readonly cursor?: string | undefined },
): Promise<Page<EventStandingWire>> {
  const [lastRank, ...key] = decodeCursor(cursor, keySchema) ?? [0];
  const found = await db
    .select({
      entry: eventEntries,
      user: publicUserColumns,
      game: gameRefColumns,
      event: { type: events.type, currency: events.currency },
    })
    .from(eventEntries)
    .innerJoin(users, eq(users.id, eventEntries.userId))
    .innerJoin(events, eq(events.id, eventEntries.eventId))
    .leftJoin(games, eq(games.id, eventEntries.gameId))
    .where(and(eventEntries.counts, isOf(db, slug), afterKey(order, key.length > 0 ? key : null, 'asc')))
    .orderBy(...order)
    .limit(pageSize + 1);
  if (found.length === 0) await assertKnown(db, slug);
  const ranked = found.map((row, at) => ({ ...row, rank: lastRank + at + 1 }));
  return toPage(ranked, toKey, toStanding);
}

/** The event as one value, so that the ranking's index is entered at it. */
function isOf(db: ServiceContext['db'], slug: string) {
  return eq(eventEntries.eventId, sql`(${findEventId(db, slug)})`);
}

function findEventId(db: ServiceContext['db'], slug: string) {
  return db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.slug, slug), eventKind.shown()));
}

/** Tells an empty ranking from one that is not there. */
async function assertKnown(db: ServiceContext['db'], slug: string): Promise<void> {
  const known = await findEventId(db, slug);
  if (known.length === 0) throw new ServiceError('not_found');
}

interface Row {
  readonly rank: number;
  readonly entry: typeof eventEntries.$inferSelect;
  readonly user: Parameters<typeof toPublicUser>[0];
  readonly game: EventStandingWire['game'];
  readonly event: Pick<typeof events.$inferSelect, 'type' | 'currency'>;
}

function toKey({ rank, entry }: Row) {
  return [rank, -entry.score, entry.tiePlace, entry.submittedAt.toISOString(), entry.id];
}

function toStanding({ rank, entry, user, game, event }: Row): EventStandingWire {
  return {
    rank,
    user: toPublicUser(user),
    game: game ?? null,
    game_name: entry.gameName,
    bet: entry.bet,
    win: entry.win,
    currency: event.currency,
    x: entry.x,
    points: computePoints(event.type, entry.score),
    link: entry.link,
    submitted_at: entry.submittedAt.toISOString(),
  };
}
