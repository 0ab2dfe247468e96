import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { showKinds } from '@/contract/schedule';
import { isKnown } from './is-known';
import { moment } from './moment';

/** The shows that are announced; `slug` names one in an operator's files. A cancelled one stays, so that calendars that have it learn of it. */
export const scheduleItems = pgTable(
  'schedule_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').unique('schedule_items_slug_unique'),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    kind: text('kind', { enum: showKinds }).notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('schedule_items_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('schedule_items_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('schedule_items_kind_known', table.kind),
    check('schedule_items_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    index('schedule_items_coming_index').on(table.endsAt, table.startsAt),
  ],
);
