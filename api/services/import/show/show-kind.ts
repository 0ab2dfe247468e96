import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { scheduleItems } from '../../../db/schema/schedule-items';
import type { Importing, Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { type StoredShow, showRefusals } from './show-refusals';
import { type ShowRow, showFields, showSchema } from './show-row';

/** The stream's programme. A show that will not be is `is_cancelled`, so that calendars learn of it; none is deleted. */
export const showKind: Kind<ShowRow, StoredShow> = {
  fields: showFields,
  schema: showSchema,
  needed: ['title', 'kind', 'startsAt', 'endsAt'],
  hold: (db, slugs) => lockRows(db, scheduleItems, slugs),
  stored,
  refusals: showRefusals,
  write: async (db, rows, importing) => {
    const known = new Set(
      (
        await stored(
          db,
          rows.map(({ slug }) => slug),
        )
      ).map(({ slug }) => slug),
    );
    for (const row of rows) await writeShow(db, row, known.has(row.slug), importing);
  },
};

async function stored(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select(getTableColumns(scheduleItems))
    .from(scheduleItems)
    .where(inArray(scheduleItems.slug, [...slugs]));
  return rows.map((row) => ({ ...row, slug: row.slug ?? '' }));
}

/** Calendars ask for `updatedAt`: it moves with every change. */
async function writeShow(db: Database, row: ShowRow, isKnown: boolean, { now }: Importing): Promise<void> {
  const { title, kind, startsAt, endsAt, ...rest } = row;
  if (isKnown) {
    await db
      .update(scheduleItems)
      .set({ ...row, updatedAt: now })
      .where(eq(scheduleItems.slug, row.slug));
    return;
  }
  if (!title || !kind || !startsAt || !endsAt) throw new Error('a new show lacks what it needs');
  await db.insert(scheduleItems).values({ ...rest, title, kind, startsAt, endsAt, updatedAt: now });
}
