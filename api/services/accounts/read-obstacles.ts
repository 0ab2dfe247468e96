import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { accountSanctions } from '../../db/schema/account-sanctions';
import { secondFactors } from '../../db/schema/second-factors';
import { users } from '../../db/schema/users';
import { runsAt, type Sanction } from '../sanctions/find-sanction';

/** What may stand between a right password and a login. */
export interface Obstacles {
  readonly factor: { readonly sealed: string } | null;
  readonly sanction: Sanction | null;
}

/** A second factor that was confirmed, and a sanction that runs, one query. */
export async function readObstacles(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  userId: string,
): Promise<Obstacles> {
  const [found] = await obstacles(db).execute({ userId, now: new Date(clock.now()).toISOString() });
  return found ?? { factor: null, sanction: null };
}

const obstacles = builtOnce((db: Database) => {
  const isFactor = and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt));
  const runs = runsAt(sql`${sql.placeholder('now')}::timestamptz`);
  return db
    .select({ factor: { sealed: secondFactors.sealed }, sanction: accountSanctions })
    .from(users)
    .leftJoin(secondFactors, isFactor)
    .leftJoin(accountSanctions, and(eq(accountSanctions.userId, users.id), runs))
    .where(eq(users.id, sql.placeholder('userId')))
    .limit(1)
    .prepare('');
});
