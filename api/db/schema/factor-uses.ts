import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** The half minutes whose code somebody has used: the key lets each code in once, however many come with it at the same time. */
export const factorUses = pgTable(
  'factor_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: bigint('step', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
);
