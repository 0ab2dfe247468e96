import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type NumberLine, numberAreas, objectionReasons } from '@/contract/number-origins';
import { isKnown } from './is-known';
import { moment } from './moment';
import { queueIndexes, reviewMoments } from './review-moments';
import { users } from './users';

const states = ['pending', 'in_review', 'needs_info', 'approved', 'rejected'] as const;

/**
 * Objections of members to a line of a race, a tournament, a hunt or a leaderboard: `line` names it within `slug`, null where one is missing.
 * `before` is the line as it stood when somebody objected, `after` as it stood when the team found the objection right; `answer` is what the team said,
 * for everybody. What the member wrote is a step of the history and nobody else's.
 */
export const objections = pgTable(
  'objections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    area: text('area', { enum: numberAreas }).notNull(),
    slug: text('slug').notNull(),
    line: text('line'),
    reason: text('reason', { enum: objectionReasons }).notNull(),
    before: jsonb('before').$type<NumberLine>(),
    after: jsonb('after').$type<NumberLine>(),
    answer: text('answer'),
    state: text('state', { enum: states }).notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    ...reviewMoments,
  },
  (table) => [
    isKnown('objections_area_known', table.area),
    isKnown('objections_reason_known', table.reason),
    isKnown('objections_state_known', table.state),
    check('objections_line_or_missing', sql`(${table.line} is null) = (${table.reason} = 'missing')`),
    check(
      'objections_decided_with_answer',
      sql`${table.state} not in ('approved', 'rejected') or length(${table.answer}) between 1 and 1000`,
    ),
    // One open objection a member of one contest: a long list of grievances is one of them.
    uniqueIndex('objections_one_open')
      .on(table.userId, table.area, table.slug)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info')`),
    index('objections_contest_index').on(table.area, table.slug, table.id),
    index('objections_user_index').on(table.userId, table.createdAt, table.id),
    ...queueIndexes('objections', table),
  ],
);
