import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';

/** The operator's settings: one row an area, its value in the shape that the contract gives the area's `data`; `setup` is when the first admin was made. */
export const settings = pgTable(
  'settings',
  {
    key: text('key', {
      enum: ['init', 'main', 'site', 'frame', 'sms', 'reviews', 'setup', 'team', 'announcements'],
    }).primaryKey(),
    value: jsonb('value').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [isKnown('settings_key_known', table.key)],
);
