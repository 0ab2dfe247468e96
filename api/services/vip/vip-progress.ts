import { eq, type SQL, sql } from 'drizzle-orm';
import { type VipCounts, vipWindowDays } from '@/contract/vip';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { toMoment } from '../../db/kinds/public-kind';
import { users } from '../../db/schema/users';

const dayMs = 86_400_000;

/** Nothing yet of all that tiers ask for. */
export const noProgress: VipCounts = { member_days: 0, links: 0, checkins: 0, contributions: 0, guesses: 0 };

/**
 * What a member has of what tiers ask for; one statement. A day counts once however it was checked in; contributions are approved wins,
 * counted and never summed: what somebody deposited, staked or lost plays no part (ADR 114).
 */
export async function vipProgress(
  db: Pick<Database, 'select'>,
  userId: string,
  nowMs: number,
): Promise<VipCounts> {
  const [found] = await progressOf(db).execute({ userId, ...progressMoments(nowMs) });
  return found ?? noProgress;
}

/** The values of the placeholders that `progressColumns` stands on. */
export function progressMoments(nowMs: number): { readonly now: string; readonly since: string } {
  const since = new Date(nowMs - vipWindowDays * dayMs).toISOString();
  return { now: new Date(nowMs).toISOString(), since };
}

/**
 * The counts as columns of a query over `users`. Written out where it is more than a column: the builder leaves tables' names out of a query over
 * one table.
 */
export function progressColumns(): Record<keyof VipCounts, SQL<number>> {
  const now = toMoment(sql.placeholder('now'));
  const since = toMoment(sql.placeholder('since'));
  return {
    member_days: sql<number>`greatest(0, floor(extract(epoch from ${now} - users.created_at) / 86400))::int`,
    links: sql<number>`(select count(*)::int from sponsor_accounts a where a.user_id = users.id and a.state = 'approved')`,
    checkins: sql<number>`(select count(distinct day)::int from (
        select c.day from checkins c where c.user_id = users.id and c.created_at > ${since}
        union all
        select (l.created_at at time zone 'Europe/Istanbul')::date from coin_ledger l
          where l.user_id = users.id and l.reason = 'checkin' and l.created_at > ${since}
      ) as days (day))`,
    contributions: sql<number>`(select count(*)::int from wins w
        where w.user_id = users.id and w.review = 'approved' and w.created_at > ${since})`,
    guesses: sql<number>`(select count(*)::int from hunt_guesses g
        where g.user_id = users.id and g.submitted_at > ${since})`,
  };
}

const progressOf = builtOnce((db: Pick<Database, 'select'>) =>
  db
    .select(progressColumns())
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(''),
);
