import { sql } from 'drizzle-orm';
import { check, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * The minutes in which the API was there: its clock writes one row a minute, and a minute without a row is a minute of outage. Kept until the
 * day's head has counted them and then for some weeks more (ADR 354).
 */
export const uptimeMinutes = pgTable('uptime_minutes', { minute: moment('minute').primaryKey() }, (table) => [
  check('uptime_minutes_whole', sql`extract(epoch from ${table.minute})::bigint % 60 = 0`),
]);
