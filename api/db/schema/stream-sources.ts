import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';

/** What each place said last of whether the stream is on: only a change of it moves the site's own switch. `saidAt` is the moment of what was said. */
export const streamSources = pgTable(
  'stream_sources',
  {
    source: text('source', { enum: ['kick', 'youtube'] }).primaryKey(),
    isLive: boolean('is_live').notNull(),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [isKnown('stream_sources_source_known', table.source)],
);
