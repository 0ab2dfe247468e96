import { type SQL, sql } from 'drizzle-orm';
import type { OddResult } from '@/contract/special-odds';
import { specialOdds } from '../../db/schema/special-odds';

/** How many of the grouped odds were won, were lost and did not count. */
export const resultCounts = { won: countOf('won'), lost: countOf('lost'), void: countOf('void') };

function countOf(result: OddResult): SQL<number> {
  return sql`(count(*) filter (where ${specialOdds.result} = ${result}))::int`.mapWith(Number);
}
