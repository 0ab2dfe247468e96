import { type SQL, sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import { leaderScores } from '../../db/schema/leader-scores';
import { users } from '../../db/schema/users';
import type { Period } from './to-period';

/** The order of a board: more first, then who reached it first, then by id so that no two share a place. */
export const boardOrder: readonly SQL[] = [
  sql`(-${leaderScores.value})`,
  sql`${leaderScores.reachedAt}`,
  sql`${leaderScores.userId}`,
];

/** Who is ranked on a board: active players who have something. The team does not compete. */
export function onBoard(metric: LeaderMetric, { kind, startsAt }: Pick<Period, 'kind' | 'startsAt'>): SQL {
  return sql`${leaderScores.metric} = ${metric} and ${leaderScores.period} = ${kind}
    and ${leaderScores.startsAt} = ${startsAt.toISOString()} and ${leaderScores.value} > 0
    and ${users.permission} = 'player' and ${users.status} = 'active'`;
}
