import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { wagerEventGames } from '../../../db/schema/wager-event-games';
import { wagerEvents } from '../../../db/schema/wager-events';
import type { Importing } from '../kind';
import { unlessPublished } from '../publication';
import { idsBySlug } from '../references';
import type { WagerEventRow } from './wager-event-row';

/**
 * Adds or changes wager events, one after the other: a row that leaves out what a constraint asks for is an update only. One that is
 * published comes as `scheduled`; the clock begins it.
 */
export async function writeWagerEvents(
  db: Database,
  rows: readonly WagerEventRow[],
  { now }: Importing,
): Promise<void> {
  const sponsorIds = await idsBySlug(
    db,
    'sponsor',
    rows.map(({ sponsor }) => sponsor),
  );
  for (const { sponsor, games, state, ...row } of rows) {
    const values = { ...row, sponsorId: sponsorIds.get(sponsor) ?? 0 };
    const to = state === 'published' ? ('scheduled' as const) : state;
    // Figures come as files unless a row says otherwise.
    const added = { ...values, dataSource: row.dataSource ?? ('csv' as const), state: to, createdAt: now };
    const id = (await change(db, values, to)) ?? (await add(db, added));
    if (games) await writeGames(db, id, games);
  }
}

type Values = Omit<WagerEventRow, 'sponsor' | 'games' | 'state'> & { readonly sponsorId: number };

async function change(db: Database, { slug, ...values }: Values, to: 'scheduled' | 'draft' | undefined) {
  const state = to && unlessPublished(wagerEvents.state, to);
  const [changed] = await db
    .update(wagerEvents)
    .set({ ...values, ...(state && { state }) })
    .where(eq(wagerEvents.slug, slug))
    .returning({ id: wagerEvents.id });
  return changed?.id;
}

async function add(db: Database, values: typeof wagerEvents.$inferInsert): Promise<number> {
  const [added] = await db.insert(wagerEvents).values(values).returning({ id: wagerEvents.id });
  return added?.id ?? 0;
}

async function writeGames(db: Database, eventId: number, slugs: readonly string[]): Promise<void> {
  const known = await idsBySlug(db, 'game', slugs);
  await db.delete(wagerEventGames).where(eq(wagerEventGames.eventId, eventId));
  const lines = slugs.map((slug) => ({ eventId, gameId: known.get(slug) ?? 0 }));
  if (lines.length > 0) await db.insert(wagerEventGames).values(lines);
}
