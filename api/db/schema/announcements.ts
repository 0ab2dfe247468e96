import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { announcementKinds, announcementStates, announcementWays } from '@/contract/announcements';
import { isKnown } from './is-known';
import { moment } from './moment';

/**
 * What is told to everybody, one row a way, kind and entry: the constraint is why each goes out once, however often it is looked for.
 * `facts` fill the text in when it is sent, `sealed_code` a redeem code until then; `path` is a page of the site.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    way: text('way', { enum: announcementWays }).notNull(),
    kind: text('kind', { enum: announcementKinds }).notNull(),
    entry: text('entry').notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    path: text('path').notNull(),
    sealedCode: text('sealed_code'),
    state: text('state', { enum: announcementStates }).notNull().default('waiting'),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('announcements_once').on(table.way, table.kind, table.entry),
    isKnown('announcements_way_known', table.way),
    isKnown('announcements_kind_known', table.kind),
    isKnown('announcements_state_known', table.state),
    check('announcements_path_own', sql`${table.path} ~ '^/[^/]*'`),
    check(
      'announcements_code_while_waiting',
      sql`${table.sealedCode} is null or ${table.state} in ('waiting', 'sending')`,
    ),
    index('announcements_due_index').on(table.dueAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('announcements_made_index').on(table.createdAt),
  ],
);
