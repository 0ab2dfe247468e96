import type { Kind } from '../kind';
import { findMissing, sponsorReference } from '../references';
import { oddRefusals } from './odd-refusals';
import { type OddRow, oddColumns, oddSchema } from './odd-row';
import { type StoredOdd, storedOdds } from './odd-stored';
import { writeOdds } from './odd-write';

/** Special odds, and how they ended. A published one stays what it was bet on, a settled one as it was settled (ADR 150). */
export const oddKind: Kind<OddRow, StoredOdd> = {
  columns: oddColumns,
  schema: oddSchema,
  missing: findMissing<OddRow>(sponsorReference),
  stored: storedOdds,
  refusals: oddRefusals,
  write: writeOdds,
};
