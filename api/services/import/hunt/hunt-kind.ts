import { bonusHunts } from '../../../db/schema/bonus-hunts';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing, sponsorReference } from '../references';
import { huntNeeds, huntRefusals } from './hunt-refusals';
import { type HuntRow, huntFields, huntSchema } from './hunt-row';
import { type StoredHunt, storedHunts } from './hunt-stored';
import { writeHunts } from './hunt-write';

/** Bonus hunts with their bonuses, from the first announcement to the end balance. Their terms stay once somebody has guessed (ADR 151). */
export const huntKind: Kind<HuntRow, StoredHunt> = {
  fields: huntFields,
  needed: huntNeeds,
  schema: huntSchema,
  missing: findMissing<HuntRow>(sponsorReference, {
    of: 'game',
    column: 'bonuses',
    slugs: ({ bonuses }) => [...new Set(bonuses?.map(({ game }) => game))],
  }),
  hold: (db, slugs) => lockRows(db, bonusHunts, slugs),
  stored: storedHunts,
  refusals: huntRefusals,
  told: ({ before, changes }) =>
    before?.stage === 'completed' && changes.some(({ field }) => field === 'endBalance'),
  write: writeHunts,
};
