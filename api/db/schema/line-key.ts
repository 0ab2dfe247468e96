import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** What the stream desk calls a line by, whatever becomes of its place: made by who adds it there, by the database otherwise. */
export const lineKey = () =>
  text('line_key').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`);
