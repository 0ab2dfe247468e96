import 'server-only';
import { type AuditLineWire, auditAnswerSchema, auditQuerySchema } from '@/contract/desk-audit';
import { readOwn } from './read-own';

/** A page of the audit log. */
export interface AuditPage {
  readonly lines: readonly AuditLineWire[];
  readonly nextCursor: string | null;
}

/** A page of the audit log for the team; nothing for filters that are none, and where the upstream has no such log. */
export async function listAudit(asked: Readonly<Record<string, string>>): Promise<AuditPage> {
  const query = auditQuerySchema.safeParse(asked);
  if (!query.success) return { lines: [], nextCursor: null };
  const answer = await readOwn(`/desk/audit?${new URLSearchParams(asked)}`, auditAnswerSchema);
  return { lines: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}
