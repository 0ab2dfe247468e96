import { createRoute } from '@hono/zod-openapi';
import { auditAnswerSchema, auditQuerySchema } from '@/contract/desk-audit';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { listAudit } from '../services/desk/audit/list-audit';

/** What the team did by hand, below /desk/audit. */
export function registerDeskAuditRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const asked = { ...c.req.valid('query'), viewer: c.var.member.user };
    return c.json({ status: true, ...(await listAudit(c.var.ctx, asked)) }, 200);
  });
}

const list = createRoute({
  method: 'get',
  path: '/desk/audit',
  tags: ['desk'],
  summary:
    'For the team: what was done by hand, the latest first; all of it for admins, their own for moderators',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, requireRole('moderator', 'admin')] as const,
  request: { query: auditQuerySchema },
  responses: answers(auditAnswerSchema, 'A page of the audit log', 401, 422),
});
