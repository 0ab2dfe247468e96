import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytes } from './bytes';
import { isKnown } from './is-known';

/**
 * Promo banners: a picture of the library by its address, or bytes of its own, where it leads and when it is shown. `digest` names
 * its own bytes; `id` is the order in which they were made; `impressions` counts its views and only ever grows by one statement.
 */
export const banners = pgTable(
  'banners',
  {
    bannerId: text('banner_id').primaryKey(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    picture: text('picture'),
    image: bytes('image'),
    contentType: text('content_type', { enum: ['image/webp', 'image/png', 'image/jpeg'] }),
    digest: text('digest').generatedAlwaysAs(sql`encode(sha256("image"), 'hex')`),
    url: text('url'),
    title: text('title'),
    sort: integer('sort').notNull().default(0),
    state: text('state', { enum: ['draft', 'active', 'archived'] })
      .notNull()
      .default('draft'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    impressions: bigint('impressions', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('banners_id_unique').on(table.id),
    index('banners_desk_index').on(table.state, table.id),
    check('banners_id_plain', sql`${table.bannerId} ~ '^[A-Za-z0-9_-]{1,64}$'`),
    check('banners_url_on_web', sql`${table.url} ~ '^(https?://|/[^/])[^[:space:]]*$'`),
    check('banners_have_picture', sql`num_nonnulls(${table.picture}, ${table.image}) > 0`),
    check('banners_bytes_typed', sql`(${table.image} is null) = (${table.contentType} is null)`),
    isKnown('banners_content_type_known', table.contentType),
    isKnown('banners_state_known', table.state),
    check('banners_window_ordered', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
