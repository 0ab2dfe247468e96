import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { analyses } from '../../db/schema/analyses';
import type { PickSums } from '../../formulas/analysis-record';

const { result, odds, unit, state } = analyses;
const countByResult = (wanted: string) =>
  sql<number>`(count(*) filter (where ${result} = ${sql.raw(`'${wanted}'`)}))::int`;

/** The columns of `PickSums` over an aggregate of analyses; `sumPicks` says the same in words. */
export const pickSumColumns = {
  won: countByResult('won'),
  lost: countByResult('lost'),
  void: countByResult('void'),
  staked: sql<number>`coalesce(sum(${unit} * 1000) filter (where ${result} in ('won', 'lost')), 0)::float8`,
  profit: sql<number>`coalesce(sum(case ${result} when 'won' then ${unit} * (${odds} - 1) * 1000 when 'lost' then -${unit} * 1000 end), 0)::float8`,
};

/** The sums of the published analyses that fit a condition; one statement. */
export async function pickSums(db: Pick<Database, 'select'>, where: SQL): Promise<PickSums> {
  const [sums] = await db
    .select(pickSumColumns)
    .from(analyses)
    .where(and(eq(state, 'published'), where));
  return sums ?? { won: 0, lost: 0, void: 0, staked: 0, profit: 0 };
}
