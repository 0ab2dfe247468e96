import type { Writing } from '../../context';
import { auditLog } from '../../db/schema/audit-log';

/** A row of the audit log, without what every row says of its request. */
export type Audited = Omit<typeof auditLog.$inferInsert, 'id' | 'requestId' | 'createdAt'>;

/** Writes down what somebody of the team did by hand, in its transaction: who, what, before, after, why, in which request. */
export async function recordAudit({ tx, clock, requestId }: Writing, audited: Audited): Promise<void> {
  await tx.insert(auditLog).values({ ...audited, requestId, createdAt: new Date(clock.now()) });
}

/** Who corrects what, and why. */
export interface Correction {
  readonly actorId: string;
  readonly id: number;
  readonly reason: string;
}
