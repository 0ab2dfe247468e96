import { z } from 'zod';
import { auditActions } from './desk';
import { formValueSchema } from './desk-content';
import { pageOf, pageQuerySchema } from './page';

/** What a line is about begins so: `coin_ledger`, `users:4c…`. */
const subject = z.string().regex(/^[a-z_]{1,60}(:.{0,100})?$/);

/** GET /desk/audit: the latest first; `actor` is a username, `subject` the beginning of what it is about. `size` a page, 24 unless given. */
export const auditQuerySchema = pageQuerySchema.extend({
  actor: z.string().min(1).max(60).optional(),
  action: z.enum(auditActions).optional(),
  subject: subject.optional(),
  size: z.coerce.number().int().min(1).max(500).optional(),
});
/** The query of GET /desk/audit. */
export type AuditQuery = z.infer<typeof auditQuerySchema>;

const side = z.record(z.string(), formValueSchema);

/** A line of the audit log: who did what to which row, what was there before and after, why, and in which request. */
const auditLineSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(auditActions),
  subject: z.string(),
  before: side,
  after: side,
  reason: z.string(),
  request_id: z.string(),
});
/** A line of the audit log. */
export type AuditLineWire = z.infer<typeof auditLineSchema>;
/** The answer of GET /desk/audit. */
export const auditAnswerSchema = pageOf(auditLineSchema);
