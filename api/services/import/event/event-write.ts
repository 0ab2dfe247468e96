import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { eventGames } from '../../../db/schema/event-games';
import { events } from '../../../db/schema/events';
import { promiseOrderDraw } from '../../order-draws/promise-order-draw';
import { excluded, givenKeys } from '../excluded';
import type { Importing } from '../kind';
import { unlessPublished } from '../publication';
import { idsBySlug } from '../references';
import type { EventRow } from './event-row';

/** Adds or changes events, and the games that count in them. One that is published comes as `upcoming`; the clock opens it. */
export async function writeEvents(
  db: Database,
  rows: readonly EventRow[],
  { now, ids }: Importing,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const values = await resolveValues(db, rows, now);
  const keys = givenKeys(values[0] ?? {});
  const written = await db
    .insert(events)
    .values(values)
    .onConflictDoUpdate({
      target: events.slug,
      set: {
        ...excluded(events, keys),
        ...(first.state === undefined ? {} : { state: unlessPublished(events.state, sql`excluded.state`) }),
      },
    })
    .returning({ id: events.id, slug: events.slug, state: events.state, tieRule: events.tieRule });
  for (const { id, state, tieRule } of written)
    if (tieRule === 'draw' && state === 'upcoming')
      await promiseOrderDraw(db, { kind: 'event', eventId: id }, { now, ids });
  if (first.games !== undefined)
    await writeGames(db, rows, new Map(written.map((one) => [one.slug, one.id])));
}

async function resolveValues(db: Database, rows: readonly EventRow[], now: Date) {
  const known = await idsBySlug(
    db,
    'sponsor',
    rows.map(({ sponsor }) => sponsor),
  );
  return rows.map(({ sponsor, games: _, state, ...row }) => ({
    ...row,
    updatedAt: now,
    state: state === 'published' ? ('upcoming' as const) : state,
    sponsorId: sponsor === undefined ? undefined : (known.get(sponsor ?? '') ?? null),
  }));
}

async function writeGames(
  db: Database,
  rows: readonly EventRow[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const known = await idsBySlug(
    db,
    'game',
    rows.flatMap(({ games }) => games ?? []),
  );
  await db.delete(eventGames).where(inArray(eventGames.eventId, [...ids.values()]));
  const lines = rows.flatMap(({ slug, games }) =>
    (games ?? []).map((game, at) => ({
      eventId: ids.get(slug) ?? 0,
      gameId: known.get(game) ?? 0,
      position: at + 1,
    })),
  );
  if (lines.length > 0) await db.insert(eventGames).values(lines);
}
