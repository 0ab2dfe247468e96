import type { Kind } from '../kind';
import { findMissing, sponsorReference } from '../references';
import { eventRefusals } from './event-refusals';
import { type EventRow, eventColumns, eventSchema } from './event-row';
import { type StoredEvent, storedEvents } from './event-stored';
import { writeEvents } from './event-write';

/** The events of the community. What members rely on stays once somebody takes part or it has begun (ADR 151). */
export const eventKind: Kind<EventRow, StoredEvent> = {
  columns: eventColumns,
  schema: eventSchema,
  missing: findMissing<EventRow>(sponsorReference, {
    of: 'game',
    column: 'games',
    slugs: ({ games }) => games ?? [],
  }),
  stored: storedEvents,
  refusals: eventRefusals,
  write: writeEvents,
};
