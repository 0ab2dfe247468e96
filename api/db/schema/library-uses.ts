import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { libraryPictures } from './library-pictures';

/**
 * Which rows show which picture of the library, kept by triggers on their tables (`library-places.ts`): a picture that is used cannot be
 * deleted, whoever tries. `place` is the table, `row_key` its row.
 */
export const libraryUses = pgTable(
  'library_uses',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => libraryPictures.id, { onDelete: 'restrict' }),
    place: text('place').notNull(),
    rowKey: text('row_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.place, table.rowKey] }),
    index('library_uses_row_index').on(table.place, table.rowKey),
  ],
);
