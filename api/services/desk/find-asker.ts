import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Writing } from '../../context';
import { auditLog } from '../../db/schema/audit-log';

/** Who waits for a second admin to reverse a line; nobody once that was withdrawn. Ask under its member's lock, so that nobody asks at the same time. */
export async function findAsker(tx: Writing['tx'], subject: string): Promise<string | undefined> {
  const requests = ['ledger_reversal_asked', 'ledger_reversal_withdrawn'] as const;
  const [last] = await tx
    .select({ actorId: auditLog.actorId, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.action, [...requests])))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.action === 'ledger_reversal_asked' ? last.actorId : undefined;
}
