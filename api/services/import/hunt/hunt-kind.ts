import type { Kind } from '../kind';
import { findMissing, sponsorReference } from '../references';
import { huntRefusals } from './hunt-refusals';
import { type HuntRow, huntColumns, huntSchema } from './hunt-row';
import { type StoredHunt, storedHunts } from './hunt-stored';
import { writeHunts } from './hunt-write';

/** Bonus hunts with their bonuses, from the first announcement to the end balance. Their terms stay once somebody has guessed (ADR 151). */
export const huntKind: Kind<HuntRow, StoredHunt> = {
  columns: huntColumns,
  schema: huntSchema,
  missing: findMissing<HuntRow>(sponsorReference, {
    of: 'game',
    column: 'bonuses',
    slugs: ({ bonuses }) => [...new Set(bonuses?.map(({ game }) => game))],
  }),
  stored: storedHunts,
  refusals: huntRefusals,
  write: writeHunts,
};
