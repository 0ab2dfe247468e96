import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** What Kick told of accounts with regard to the channel: since when they follow, and until when they are subscribed. */
export const kickViewers = pgTable('kick_viewers', {
  kickId: bigint('kick_id', { mode: 'number' }).primaryKey(),
  followedAt: moment('followed_at'),
  subscribedUntil: moment('subscribed_until'),
});
