import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { inboxActions, inboxKinds } from '@/contract/desk-inbox';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * Decisions that have no effect yet and can be taken back (ADR 216). One at a time for each subject: of two who decide at once the
 * constraint refuses the second. A job carries it out at `until` and deletes the row in that transaction.
 */
export const heldDecisions = pgTable(
  'held_decisions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: inboxKinds }).notNull(),
    subject: text('subject').notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    action: text('action', { enum: inboxActions }).notNull(),
    text: text('text'),
    until: moment('until').notNull(),
  },
  (table) => [
    unique('held_decisions_one').on(table.kind, table.subject),
    isKnown('held_decisions_kind_known', table.kind),
    isKnown('held_decisions_action_known', table.action),
    index('held_decisions_actor_index').on(table.actorId),
  ],
);
