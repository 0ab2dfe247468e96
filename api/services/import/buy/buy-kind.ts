import { buySessions } from '../../../db/schema/buy-sessions';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing, sponsorReference } from '../references';
import { findMissingMembers } from './buy-members';
import { buyNeeds, buyRefusals } from './buy-refusals';
import { type BuyRow, buyFields, buySchema } from './buy-row';
import { type StoredBuy, storedBuys } from './buy-stored';
import { writeBuys } from './buy-write';

const findMissingNames = findMissing<BuyRow>(sponsorReference, {
  of: 'game',
  column: 'entries',
  slugs: ({ entries }) => [...new Set(entries?.map(({ game }) => game))],
});

/** Bonus-buy sessions with what was bought in them, from the plan to the archive. */
export const buyKind: Kind<BuyRow, StoredBuy> = {
  fields: buyFields,
  needed: buyNeeds,
  schema: buySchema,
  missing: async (db, rows) => [
    ...(await findMissingNames(db, rows)),
    ...(await findMissingMembers(db, rows)),
  ],
  hold: (db, slugs) => lockRows(db, buySessions, slugs),
  stored: storedBuys,
  refusals: buyRefusals,
  told: ({ before, changes }) =>
    (before?.state === 'finished' || before?.state === 'archived') &&
    changes.some(({ field }) => field === 'entries'),
  write: writeBuys,
};
