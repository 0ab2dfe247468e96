import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { claimActions, claimStates } from '@/contract/claims';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * What happened to the claims of members, append-only (a trigger refuses the rest): who did what to which claim, from which state to
 * which, and what was said. `subject_id` is the row of the table of `kind`; `by_team` says on whose side the actor stood.
 */
export const reviewSteps = pgTable(
  'review_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    action: text('action', { enum: claimActions }).notNull(),
    fromState: text('from_state', { enum: claimStates }),
    toState: text('to_state', { enum: claimStates }).notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    byTeam: boolean('by_team').notNull(),
    text: text('text'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    isKnown('review_steps_action_known', table.action),
    isKnown('review_steps_from_known', table.fromState),
    isKnown('review_steps_to_known', table.toState),
    check('review_steps_kind_plain', sql`${table.kind} ~ '^[a-z_]{1,40}$'`),
    check('review_steps_text_short', sql`length(${table.text}) between 1 and 4000`),
    index('review_steps_subject_index').on(table.kind, table.subjectId, table.id),
    index('review_steps_actor_index').on(table.actorId),
    index('review_steps_time_index').using('brin', table.createdAt).with({ autosummarize: true }),
  ],
);
