import { bigint, bigserial, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** Telegram accounts that a member has let go: who had which until when. A Telegram account may go on to one other member (ADR 139). */
export const telegramUnlinks = pgTable(
  'telegram_unlinks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    telegramId: bigint('telegram_id', { mode: 'number' }).notNull(),
    unlinkedAt: moment('unlinked_at').notNull(),
  },
  (table) => [
    index('telegram_unlinks_telegram_index').on(table.telegramId),
    index('telegram_unlinks_user_index').on(table.userId),
  ],
);
