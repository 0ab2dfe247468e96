import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { winReactionNames } from '@/contract/win-reactions';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';
import { wins } from './wins';

/** What members said to viewers' wins, one a win and member; how many said what is stored beside it (ADR 135, 156). */
export const winReactions = pgTable(
  'win_reactions',
  {
    winId: bigint('win_id', { mode: 'number' })
      .notNull()
      .references(() => wins.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reaction: text('reaction', { enum: winReactionNames }).notNull(),
    reactedAt: moment('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.winId, table.userId] }),
    isKnown('win_reactions_known', table.reaction),
    index('win_reactions_user_index').on(table.userId),
  ],
);
