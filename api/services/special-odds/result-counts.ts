import { type SQL, sql } from 'drizzle-orm';
import type { OddResult } from '@/contract/special-odds';
import { storedCounts } from '../../db/schema/stored-counts';
import { isCountOf } from '../../db/stored-counts';

/** The stored counts of a sponsor's settled odds, as they are grouped: how many were won, were lost and did not count (ADR 135). */
export const resultCounts = {
  won: countByResult('won'),
  lost: countByResult('lost'),
  void: countByResult('void'),
};

/** The stored counts that `resultCounts` adds up, of every sponsor. */
export const isResultCount = isCountOf('odds_lost', 'odds_void', 'odds_won');

function countByResult(result: Exclude<OddResult, 'pending'>): SQL<number> {
  const counted = sql`sum(${storedCounts.count}) filter (where ${isCountOf(`odds_${result}`)})`;
  return sql`coalesce(${counted}, 0)::int`.mapWith(Number);
}
