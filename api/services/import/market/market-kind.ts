import { marketItems } from '../../../db/schema/market-items';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing, sponsorReference } from '../references';
import { itemRefusals } from './market-refusals';
import { type ItemRow, itemFields, itemSchema } from './market-row';
import { type StoredItem, storedItems } from './market-stored';
import { writeItems } from './market-write';

/** The items of the market. What somebody has ordered stays what it was and whose it was (ADR 150). */
export const marketKind: Kind<ItemRow, StoredItem> = {
  fields: itemFields,
  needed: ['title', 'type', 'price'],
  schema: itemSchema,
  missing: findMissing<ItemRow>(sponsorReference),
  hold: (db, slugs) => lockRows(db, marketItems, slugs, 'update'),
  stored: storedItems,
  refusals: itemRefusals,
  write: writeItems,
};
