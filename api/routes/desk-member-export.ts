import { createRoute, z } from '@hono/zod-openapi';
import { stream } from 'hono/streaming';
import { memberIdParamsSchema, memberReasonInputSchema } from '@/contract/desk-member-steps';
import { transact } from '../db/transact';
import { anyErrors, bodyErrors, errorAnswers, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { recordMemberExport } from '../services/desk/members/record-export';
import { exportData } from '../services/own-data/export-data';

/** POST /desk/members/{id}/export: a write, since the audit log says who took whose data along, and why, before the first byte goes out. */
export function registerDeskMemberExportRoutes(app: Api): void {
  app.openapi(download, async (c) => {
    const { ctx, member } = c.var;
    const [memberId, actorId] = [c.req.valid('param').id, member.user.id];
    await ctx.limits.exportData.take(actorId);
    const { db, ...rest } = ctx;
    const asked = { actorId, memberId, ...c.req.valid('json') };
    await transact(db, (tx) => recordMemberExport({ ...rest, tx }, asked));
    c.header('Content-Type', 'application/octet-stream');
    return stream(c, async (out) => {
      for await (const piece of exportData(ctx, memberId)) await out.write(piece);
    });
  });
}

const download = createRoute({
  method: 'post',
  path: '/desk/members/{id}/export',
  tags: ['desk'],
  summary: 'For admins: everything that is stored about a member, as one JSON document',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, requireRole('admin'), jsonBody] as const,
  request: { params: memberIdParamsSchema, body: jsonInput(memberReasonInputSchema) },
  responses: {
    200: {
      description: 'The document, as a file',
      content: { 'application/octet-stream': { schema: z.unknown() } },
    },
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409, 429),
  },
});
