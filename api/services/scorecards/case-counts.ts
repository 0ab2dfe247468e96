import { type SQL, sql } from 'drizzle-orm';
import { complaints } from '../../db/schema/complaints';

/** How the closed complaints about a sponsor ended; `median_s` in seconds. */
export interface CaseCounts {
  readonly closed: number | null;
  readonly solved: number;
  readonly silent: number;
  readonly rejected: number;
  readonly median_s: number | null;
}

/**
 * The closed complaints by sponsor (`case_sponsor`): confirmed by who complained (solved), rejected by whoever decided, or with a solution to which nobody
 * said anything since before `silentSince`. A rejection counts, so that a sponsor's support improves no figure with it. Suggestions and objections do
 * not, nor does the case of a prize, which is measured as a prize. The median is that of the solved ones, from the complaint to the last solution.
 */
export function caseCounts(silentSince: Date): SQL {
  const { sponsorId, state, decidedAt, createdAt, type, prizeClaimId } = complaints;
  return sql`select ${sponsorId} as case_sponsor, count(*)::int as closed,
      count(*) filter (where ${state} = 'confirmed')::int as solved,
      count(*) filter (where ${state} = 'approved')::int as silent,
      count(*) filter (where ${state} = 'rejected')::int as rejected,
      round(percentile_cont(0.5) within group (order by extract(epoch from ${decidedAt} - ${createdAt}))
        filter (where ${state} = 'confirmed' and ${decidedAt} is not null))::int as median_s
    from ${complaints}
    where ${sponsorId} is not null and ${type} = 'complaint' and ${prizeClaimId} is null and (${state} in ('confirmed', 'rejected')
      or (${state} = 'approved' and ${decidedAt} <= ${silentSince.toISOString()}::timestamptz))
    group by ${sponsorId}`;
}
