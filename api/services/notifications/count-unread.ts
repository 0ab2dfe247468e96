import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { notifications } from '../../db/schema/notifications';

/** Nobody reads the difference between 100 and 4 000. */
const most = 100;

/** How many notifications of a member are unread, at most 100; reads no more rows than it counts. */
export async function countUnread({ db }: Pick<Deps, 'db'>, userId: string): Promise<number> {
  const [row] = await unread(db).execute({ userId });
  return row?.count ?? 0;
}

const unread = builtOnce((db: Database) => {
  const some = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt)))
    .limit(most)
    .as('some');
  return db.select({ count: sql<number>`count(*)::int` }).from(some).prepare('');
});
