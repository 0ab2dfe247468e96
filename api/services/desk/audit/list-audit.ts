import { and, desc, eq, like } from 'drizzle-orm';
import { z } from 'zod';
import { type AuditLineWire, type AuditQuery, auditAnswerSchema } from '@/contract/desk-audit';
import type { ServiceContext } from '../../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { auditLog } from '../../../db/schema/audit-log';
import { users } from '../../../db/schema/users';
import { fold } from '../../accounts/fold';

interface Asked extends AuditQuery {
  readonly viewer: { readonly id: string; readonly permission: string };
}

const keySchema = z.tuple([z.number().int().min(1)]);
const itemSchema = auditAnswerSchema.shape.data.element;

/** The audit log, the latest first: all of it for an admin, what they did themselves for everybody else. */
export async function listAudit(
  { db }: Pick<ServiceContext, 'db'>,
  { actor, action, subject, size = pageSize, cursor, viewer }: Asked,
): Promise<Page<AuditLineWire>> {
  const isWanted = and(
    afterKey([auditLog.id], decodeCursor(cursor, keySchema)),
    viewer.permission === 'admin' ? undefined : eq(auditLog.actorId, viewer.id),
    actor === undefined ? undefined : eq(users.usernameFold, fold(actor.trim().normalize('NFC'))),
    action && eq(auditLog.action, action),
    subject === undefined ? undefined : like(auditLog.subject, `${subject.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const found = await db
    .select({ line: auditLog, actor: users.username })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(isWanted)
    .orderBy(desc(auditLog.id))
    .limit(size + 1);
  return toPage(found, (row) => [row.line.id], toAuditLine, size);
}

function toAuditLine({
  line,
  actor,
}: {
  readonly line: typeof auditLog.$inferSelect;
  readonly actor: string;
}) {
  const { id, action, subject, before, after, reason, requestId, createdAt } = line;
  const told = { id, actor, action, subject, before, after, reason };
  return itemSchema.parse({ ...told, at: createdAt.toISOString(), request_id: requestId });
}
