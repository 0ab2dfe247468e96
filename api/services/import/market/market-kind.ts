import type { Kind } from '../kind';
import { findMissing, sponsorReference } from '../references';
import { itemRefusals } from './market-refusals';
import { type ItemRow, itemColumns, itemSchema } from './market-row';
import { type StoredItem, storedItems } from './market-stored';
import { writeItems } from './market-write';

/** The items of the market. What somebody has ordered stays what it was and whose it was (ADR 150). */
export const marketKind: Kind<ItemRow, StoredItem> = {
  columns: itemColumns,
  schema: itemSchema,
  missing: findMissing<ItemRow>(sponsorReference),
  stored: storedItems,
  refusals: itemRefusals,
  write: writeItems,
};
