import { specialOdds } from '../../../db/schema/special-odds';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing, sponsorReference } from '../references';
import { oddNeeds, oddRefusals } from './odd-refusals';
import { type OddRow, oddFields, oddSchema } from './odd-row';
import { type StoredOdd, storedOdds } from './odd-stored';
import { writeOdds } from './odd-write';

/** Special odds, and how they ended. A published one stays what it was bet on, a settled one as it was settled (ADR 150). */
export const oddKind: Kind<OddRow, StoredOdd> = {
  fields: oddFields,
  needed: oddNeeds,
  schema: oddSchema,
  missing: findMissing<OddRow>(sponsorReference),
  hold: (db, slugs) => lockRows(db, specialOdds, slugs),
  stored: storedOdds,
  refusals: oddRefusals,
  write: writeOdds,
};
