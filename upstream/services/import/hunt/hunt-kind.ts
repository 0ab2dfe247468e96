import type { Kind } from '../kind';
import { missingReferences } from '../references';
import { huntRefusals } from './hunt-refusals';
import { type HuntRow, huntColumns, huntSchema } from './hunt-row';
import { type StoredHunt, storedHunts } from './hunt-stored';
import { writeHunts } from './hunt-write';

/** Bonus hunts with their bonuses, from the first announcement to the end balance. Their terms stay once somebody has guessed (ADR 151). */
export const huntKind: Kind<HuntRow, StoredHunt> = {
  columns: huntColumns,
  schema: huntSchema,
  missing: async (db, rows) => [
    ...(await missingReferences(db, rows, {
      of: 'sponsor',
      column: 'sponsor',
      slugs: ({ sponsor }) => [sponsor],
    })),
    ...(await missingReferences(db, rows, {
      of: 'game',
      column: 'bonuses',
      slugs: ({ bonuses }) => [...new Set(bonuses?.map(({ game }) => game))],
    })),
  ],
  stored: storedHunts,
  refusals: huntRefusals,
  write: writeHunts,
};
