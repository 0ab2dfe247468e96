import { and, eq, gt, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PauseWire } from '@/contract/account';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import { type Now, toMoment } from '../../db/kinds/public-kind';
import { accountPauses } from '../../db/schema/account-pauses';
import { users } from '../../db/schema/users';
import { findSanction, unsanctionedAt } from '../sanctions/find-sanction';

/** A pause that runs; `until` is null for one that never ends. */
export interface Pause {
  readonly until: Date | null;
}

type Reading = Pick<Database, 'select'>;

/** Until when a user's account is paused, as a column of a query over `users`; null where it is not. */
export function pauseColumn(now: Now) {
  return sql<Pause | null>`(select max(coalesce(p.ends_at, 'infinity')) from account_pauses p
    where p.user_id = users.id and (p.ends_at is null or p.ends_at > ${toMoment(now)}))`.mapWith(toPause);
}

/** The pause of an account that runs now, its extensions among it; null where none does. Pauses follow each other without a gap. */
export async function findPause(db: Reading, clock: Clock, userId: string): Promise<Pause | null> {
  const [row] = await db
    .select({ pause: pauseColumn(clock.now()) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.pause ?? null;
}

/** Whether an account was paused, or closed by the team, at a moment (milliseconds): what was done then earns nothing. */
export async function isAwayAt(db: Reading, userId: string, at: number): Promise<boolean> {
  const moment = new Date(at);
  const found = await db
    .select({ id: accountPauses.id })
    .from(accountPauses)
    .where(
      and(
        eq(accountPauses.userId, userId),
        lte(accountPauses.startsAt, moment),
        or(isNull(accountPauses.endsAt), gt(accountPauses.endsAt, moment)),
      ),
    )
    .limit(1);
  if (found.length > 0) return true;
  return (await findSanction(db, { now: () => at }, userId)) !== null;
}

/** Who of these users is paused at this moment, by the clock that dates notifications: the database's. */
export async function listPaused(db: Reading, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { userId, startsAt, endsAt } = accountPauses;
  const runs = and(lte(startsAt, sql`now()`), or(isNull(endsAt), gt(endsAt, sql`now()`)));
  const found = await db
    .select({ userId })
    .from(accountPauses)
    .where(and(inArray(userId, [...userIds]), runs));
  return new Set(found.map((row) => row.userId));
}

/** The condition that the account of `userId` was neither paused nor closed by the team at `at`, both columns of a query. */
export function presentAt(userId: SQLWrapper, at: SQLWrapper): SQL {
  return sql`${unsanctionedAt(userId, at)} and not exists (select from account_pauses p where p.user_id = ${userId}
    and p.starts_at <= ${at} and (p.ends_at is null or p.ends_at > ${at}))`;
}

/** A pause as it is on the wire. */
export function toPauseWire({ until }: Pause): PauseWire {
  return { until: until?.toISOString() ?? null };
}

function toPause(until: unknown): Pause {
  return { until: until === 'infinity' ? null : new Date(String(until)) };
}
