import { sql } from 'drizzle-orm';
import { type VipCounts, vipWindowDays } from '@/contract/vip';
import type { Database } from '../../db/client';
import { checkins } from '../../db/schema/checkins';
import { coinLedger } from '../../db/schema/coin-ledger';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { users } from '../../db/schema/users';
import { wins } from '../../db/schema/wins';

const dayMs = 86_400_000;

/**
 * What a member has of what tiers ask for; one statement. A day counts once however it was checked in; contributions are approved wins,
 * counted and never summed: what somebody deposited, staked or lost plays no part (ADR 114).
 */
export async function vipProgress(
  db: Pick<Database, 'execute'>,
  userId: string,
  nowMs: number,
): Promise<VipCounts> {
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  const since = sql`${new Date(nowMs - vipWindowDays * dayMs).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ [Name in keyof VipCounts]: number }>(sql`select
    (select greatest(0, floor(extract(epoch from ${now} - ${users.createdAt}) / 86400))::int from ${users}
      where ${users.id} = ${userId}) as member_days,
    (select count(*)::int from ${sponsorAccounts}
      where ${sponsorAccounts.userId} = ${userId} and ${sponsorAccounts.state} = 'approved') as links,
    (select count(distinct day)::int from (
      select ${checkins.day} as day from ${checkins}
        where ${checkins.userId} = ${userId} and ${checkins.createdAt} > ${since}
      union all
      select (${coinLedger.createdAt} at time zone 'Europe/Istanbul')::date from ${coinLedger}
        where ${coinLedger.userId} = ${userId} and ${coinLedger.reason} = 'checkin' and ${coinLedger.createdAt} > ${since}
    ) as days) as checkins,
    (select count(*)::int from ${wins}
      where ${wins.userId} = ${userId} and ${wins.review} = 'approved' and ${wins.createdAt} > ${since})
      as contributions,
    (select count(*)::int from ${huntGuesses}
      where ${huntGuesses.userId} = ${userId} and ${huntGuesses.submittedAt} > ${since}) as guesses`);
  return rows[0] ?? { member_days: 0, links: 0, checkins: 0, contributions: 0, guesses: 0 };
}
