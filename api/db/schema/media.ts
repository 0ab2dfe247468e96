import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes';
import { moment } from './moment';
import { reviewSteps } from './review-steps';
import { users } from './users';

/**
 * Pictures that members sent, each made anew from what was uploaded (WebP, no metadata), with their bytes: a row without its picture
 * cannot be (ADR 090). `digest` is the SHA-256 of the upload and `dhash` a perceptual hash of 64 bits in hex, both to find
 * the same proof again; an erased one keeps them, and one byte in place of its picture. `step_id` is the step of a claim it belongs to; one that belongs to none is deleted after a day.
 */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    image: bytes('image').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    digest: text('digest').notNull(),
    dhash: text('dhash').notNull(),
    stepId: bigint('step_id', { mode: 'number' }).references(() => reviewSteps.id),
    createdAt: moment('created_at').notNull(),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    check('media_size_positive', sql`${table.width} > 0 and ${table.height} > 0`),
    check('media_image_given', sql`octet_length(${table.image}) between 1 and 8388608`),
    check('media_erased_empty', sql`${table.erasedAt} is null or octet_length(${table.image}) = 1`),
    check('media_digest_form', sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
    check('media_dhash_form', sql`${table.dhash} ~ '^[0-9a-f]{16}$'`),
    index('media_digest_index').on(table.digest),
    index('media_dhash_first_index').on(sql`left(${table.dhash}, 4)`),
    index('media_dhash_second_index').on(sql`substr(${table.dhash}, 5, 4)`),
    index('media_dhash_third_index').on(sql`substr(${table.dhash}, 9, 4)`),
    index('media_dhash_last_index').on(sql`right(${table.dhash}, 4)`),
    index('media_step_index').on(table.stepId),
    index('media_user_index').on(table.userId, table.createdAt),
    index('media_kept_index')
      .on(table.createdAt)
      .where(sql`${table.erasedAt} is null and ${table.stepId} is not null`),
    index('media_unused_index').on(table.createdAt).where(sql`${table.stepId} is null`),
  ],
);
