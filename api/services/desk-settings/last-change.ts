import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { auditLog } from '../../db/schema/audit-log';
import { users } from '../../db/schema/users';

/** Who of the team changed a group of settings last, and when; nulls where nobody did. */
export async function findLastChange(db: Pick<Database, 'select'>, subject: string) {
  const [last] = await db
    .select({ by: users.username, at: auditLog.createdAt })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return { changed_by: last?.by ?? null, changed_at: last?.at.toISOString() ?? null };
}
