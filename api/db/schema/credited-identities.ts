import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { coinLedger } from './coin-ledger';

/**
 * What an earn rule counts once whoever shows it: a phone number or a Telegram account, as a keyed hash alone. It stays when the account
 * is erased or lets the number go, so that one phone never brings Sikke to a second account.
 */
export const creditedIdentities = pgTable(
  'credited_identities',
  {
    rule: text('rule').notNull(),
    identityHash: text('identity_hash').notNull(),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .unique('credited_identities_line_unique')
      .references(() => coinLedger.id),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.identityHash] }),
    check('credited_identities_hash_form', sql`${table.identityHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
