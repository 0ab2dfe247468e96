import { sql } from 'drizzle-orm';
import { storedCounts } from '../../db/schema/stored-counts';
import { isResultCount, resultCounts } from '../special-odds/result-counts';

/** How a sponsor's settled odds ended. */
export interface OddCounts {
  readonly won: number | null;
  readonly lost: number | null;
}

/** The settled odds by sponsor (`odd_sponsor`), over all time, out of the stored counts; void ones are not in them. */
export const oddCounts = sql`select ${storedCounts.parentId} as odd_sponsor, ${resultCounts.won} as won, ${resultCounts.lost} as lost
  from ${storedCounts} where ${isResultCount} group by ${storedCounts.parentId}`;
