import { type Placeholder, sql } from 'drizzle-orm';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import { activeDays } from '../../db/schema/active-days';
import { users } from '../../db/schema/users';

/** Counts a member among those who were here on this day of Istanbul, once a day however many logins ask at the same time. */
export async function noteActiveDay(
  { tx, clock }: { readonly tx: Pick<Database, 'execute'>; readonly clock: Clock },
  userId: string,
): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  await tx.execute(sql`with seen as (${seenOn(at, userId)}) ${countedOn(at)}`);
}

/** The same as parts of a statement, of the member and the moment (ISO 8601) that it names `userId` and `seenAt`. */
export function activeDayParts(db: Pick<Database, '$with'>) {
  const [userId, at] = [sql.placeholder('userId'), sql.placeholder('seenAt')];
  return [db.$with('seen', {}).as(seenOn(at, userId)), db.$with('counted', {}).as(countedOn(at))] as const;
}

type Value = string | Placeholder;

const dayOf = (at: Value) => sql`(${at}::timestamptz at time zone 'Europe/Istanbul')::date`;

const seenOn = (at: Value, userId: Value) => sql`update ${users} set active_on = ${dayOf(at)}
  where id = ${userId} and (active_on is null or active_on < ${dayOf(at)}) returning id`;

const countedOn = (at: Value) => sql`insert into ${activeDays} (day, members) select ${dayOf(at)}, 1 from seen
  on conflict (day) do update set members = ${activeDays.members} + 1`;
