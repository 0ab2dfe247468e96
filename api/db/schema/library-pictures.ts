import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes';
import { moment } from './moment';
import { users } from './users';

/**
 * The team's pictures, each made anew from what was uploaded (WebP, no metadata), whole and at most 640 px a side. `digest` is the SHA-256 of
 * the upload: the same file is one picture. `folded` is name and alternative text as the search spells them; `edition` grows with every change that its address tells.
 */
export const libraryPictures = pgTable(
  'library_pictures',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    folded: text('folded').notNull(),
    focusX: smallint('focus_x').notNull().default(50),
    focusY: smallint('focus_y').notNull().default(50),
    edition: integer('edition').notNull().default(1),
    image: bytes('image').notNull(),
    small: bytes('small').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    digest: text('digest').notNull().unique('library_pictures_digest_once'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('library_pictures_name_given', sql`length(${table.name}) between 1 and 120`),
    check('library_pictures_alt_length', sql`length(${table.alt}) <= 200`),
    check(
      'library_pictures_focus_percent',
      sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`,
    ),
    check('library_pictures_edition_positive', sql`${table.edition} > 0`),
    check('library_pictures_size_positive', sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      'library_pictures_image_given',
      sql`octet_length(${table.image}) between 1 and 8388608 and octet_length(${table.small}) between 1 and 4194304`,
    ),
    check('library_pictures_digest_form', sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
    index('library_pictures_list_index').on(table.createdAt, table.id),
    index('library_pictures_search_index').using('gin', sql`to_tsvector('simple', ${table.folded})`),
  ],
);
