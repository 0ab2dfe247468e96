import { events } from '../../../db/schema/events';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing, sponsorReference } from '../references';
import { eventRefusals } from './event-refusals';
import { type EventRow, eventFields, eventSchema } from './event-row';
import { type StoredEvent, storedEvents } from './event-stored';
import { writeEvents } from './event-write';

/** The events of the community. What members rely on stays once somebody takes part or it has begun (ADR 151). */
export const eventKind: Kind<EventRow, StoredEvent> = {
  fields: eventFields,
  schema: eventSchema,
  missing: findMissing<EventRow>(sponsorReference, {
    of: 'game',
    column: 'games',
    slugs: ({ games }) => games ?? [],
  }),
  hold: (db, slugs) => lockRows(db, events, slugs),
  stored: storedEvents,
  refusals: eventRefusals,
  write: writeEvents,
};
