import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { marketItems } from './market-items';
import { moment } from './moment';

/**
 * Rewards of the channel that bring something here: whole Sikke, or an item of the market. `rewardId` is the one at Kick, null until it is made there; `cost` is in
 * points of the channel.
 */
export const kickRewards = pgTable(
  'kick_rewards',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    rewardId: text('reward_id').unique('kick_rewards_reward_unique'),
    title: text('title').notNull(),
    cost: integer('cost').notNull(),
    coins: integer('coins'),
    itemId: bigint('item_id', { mode: 'number' }).references(() => marketItems.id),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('kick_rewards_one_thing', sql`num_nonnulls(${table.coins}, ${table.itemId}) = 1`),
    check('kick_rewards_coins_positive', sql`${table.coins} > 0`),
    check('kick_rewards_cost_positive', sql`${table.cost} > 0`),
    index('kick_rewards_item_index').on(table.itemId),
  ],
);
