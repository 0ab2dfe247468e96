import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** Under which hosts a sponsor was to be found, and when; the one without an end is the present one. */
export const sponsorAddresses = pgTable(
  'sponsor_addresses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to'),
  },
  (table) => [
    check('sponsor_addresses_host_plain', sql`${table.host} ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])$'`),
    check(
      'sponsor_addresses_ends_later',
      sql`${table.validTo} is null or ${table.validTo} > ${table.validFrom}`,
    ),
    uniqueIndex('sponsor_addresses_one_present').on(table.sponsorId).where(sql`${table.validTo} is null`),
    index('sponsor_addresses_sponsor_index').on(table.sponsorId, table.validFrom),
  ],
);
