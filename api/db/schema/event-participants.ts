import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { eventParticipantStates } from '@/contract/events';
import { events } from './events';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/** Who has withdrawn is no participant to anybody else; the row stays for its number and may join again. */
const storedStates = [...eventParticipantStates, 'withdrawn'] as const;

/** Who takes part in an event. `number` counts the joinings of an event from 1; who waits gets the next free place in its order. */
export const eventParticipants = pgTable(
  'event_participants',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    number: integer('number').notNull(),
    state: text('state', { enum: storedStates }).notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    unique('event_participants_user_once').on(table.eventId, table.userId),
    unique('event_participants_number_once').on(table.eventId, table.number),
    check('event_participants_number_positive', sql`${table.number} > 0`),
    isKnown('event_participants_state_known', table.state),
    index('event_participants_state_index').on(table.eventId, table.state),
    index('event_participants_user_index').on(table.userId),
  ],
);
