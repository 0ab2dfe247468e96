import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Clock } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { accountSanctions } from '../../db/schema/account-sanctions';
import { ServiceError } from '../../service-error';

/** A sanction of an account. */
export type Sanction = typeof accountSanctions.$inferSelect;

type Reading = Pick<Database, 'select'>;

/** The sanction of an account that runs at this moment; null where none does. It ends by the clock, without a job. */
export async function findSanction(db: Reading, clock: Clock, userId: string): Promise<Sanction | null> {
  const [found] = await running(db).execute({ userId, now: new Date(clock.now()).toISOString() });
  return found ?? null;
}

const running = builtOnce((db: Reading) =>
  db
    .select()
    .from(accountSanctions)
    .where(
      and(
        eq(accountSanctions.userId, sql.placeholder('userId')),
        runsAt(sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .orderBy(desc(accountSanctions.id))
    .limit(1)
    .prepare(''),
);

/** The condition that a sanction, a row of `account_sanctions`, runs at a moment. */
export function runsAt(at: SQLWrapper) {
  const { startsAt, endsAt, overAt } = accountSanctions;
  return sql`${startsAt} <= ${at} and coalesce(least(${endsAt}, ${overAt}), 'infinity') > ${at}`;
}

/** The condition that no sanction of the account of `userId` ran at `at`, both columns of a query. */
export function unsanctionedAt(userId: SQLWrapper, at: SQLWrapper) {
  return sql`not exists (select from ${accountSanctions} where ${accountSanctions.userId} = ${userId} and ${runsAt(at)})`;
}

/** Throws the refusal of a closed account: 401 `account_suspended` with the team's reason, and the end where there is one. */
export async function assertNotSanctioned(db: Reading, clock: Clock, userId: string): Promise<void> {
  const sanction = await findSanction(db, clock, userId);
  if (sanction) throw accountSuspended(sanction);
}

/** The refusal of a closed account. */
export function accountSuspended({ reason, endsAt }: Pick<Sanction, 'reason' | 'endsAt'>): ServiceError {
  const until = endsAt ? { until: endsAt.toISOString() } : {};
  return new ServiceError('account_suspended', { message: reason, ...until });
}
