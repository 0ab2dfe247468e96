import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes';
import { moment } from './moment';
import { wins } from './wins';

/**
 * Pictures that everybody may see: of an approved win whose member agreed, a copy made anew from the private one, under a name of its
 * own (ADR 136). A trigger deletes it in the statement by which its win ceases to be public.
 */
export const publicPictures = pgTable(
  'public_pictures',
  {
    id: uuid('id').primaryKey(),
    winId: bigint('win_id', { mode: 'number' })
      .notNull()
      .unique('public_pictures_win_once')
      .references(() => wins.id, { onDelete: 'cascade' }),
    image: bytes('image').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('public_pictures_size_positive', sql`${table.width} > 0 and ${table.height} > 0`),
    check('public_pictures_image_given', sql`octet_length(${table.image}) between 1 and 4194304`),
  ],
);
