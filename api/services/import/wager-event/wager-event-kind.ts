import { wagerEvents } from '../../../db/schema/wager-events';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing, sponsorReference } from '../references';
import { wagerEventRefusals } from './wager-event-refusals';
import { type WagerEventRow, wagerEventFields, wagerEventSchema } from './wager-event-row';
import { type StoredWagerEvent, storedWagerEvents } from './wager-event-stored';
import { writeWagerEvents } from './wager-event-write';

/** Races, milestones and targets. Their terms stay once they have begun or figures of them stand (ADR 151). */
export const wagerEventKind: Kind<WagerEventRow, StoredWagerEvent> = {
  fields: wagerEventFields,
  schema: wagerEventSchema,
  missing: findMissing<WagerEventRow>(sponsorReference, {
    of: 'game',
    column: 'games',
    slugs: ({ games }) => games ?? [],
  }),
  hold: (db, slugs) => lockRows(db, wagerEvents, slugs),
  stored: storedWagerEvents,
  refusals: wagerEventRefusals,
  write: writeWagerEvents,
};
