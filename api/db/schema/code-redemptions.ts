import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { coinLedger } from './coin-ledger';
import { moment } from './moment';
import { redeemCodes } from './redeem-codes';
import { users } from './users';

/** Who has redeemed which code: once, whatever happens at the same moment; `line_id` is what it brought. */
export const codeRedemptions = pgTable(
  'code_redemptions',
  {
    codeId: bigint('code_id', { mode: 'number' })
      .notNull()
      .references(() => redeemCodes.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => coinLedger.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.userId] })],
);
