import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core';

/** Who writes analyses: a name of the team in public, not an account. */
export const analysts = pgTable(
  'analysts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('analysts_slug_unique'),
    name: text('name').notNull(),
    about: text('about').notNull().default(''),
  },
  (table) => [
    check('analysts_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('analysts_name_given', sql`length(${table.name}) between 1 and 60`),
  ],
);
