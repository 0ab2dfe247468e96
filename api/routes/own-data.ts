import { createRoute, z } from '@hono/zod-openapi';
import { stream } from 'hono/streaming';
import { statusSchema } from '@/contract/envelope';
import { deletionAnswerSchema, deletionInputSchema } from '@/contract/own-data';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { cancelDeletion, requestDeletion } from '../services/own-data/deletion';
import { exportData } from '../services/own-data/export-data';

/** GET /user/export, and GET, POST /user/deletion with its taking back. */
export function registerOwnDataRoutes(app: Api): void {
  app.openapi(download, async (c) => {
    const { ctx, member } = c.var;
    await ctx.limits.exportData.take(member.user.id);
    ctx.log.info({ event: 'data_exported', userId: member.user.id }, 'a member took their data along');
    c.header('Content-Type', 'application/octet-stream');
    return stream(c, async (out) => {
      for await (const piece of exportData(ctx, member.user.id)) await out.write(piece);
    });
  });
  app.openapi(read, (c) => c.json({ status: true, data: toWire(c.var.member.user.deleteAt) }, 200));
  app.openapi(remove, async (c) => {
    const deleteAt = await requestDeletion(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true, data: toWire(deleteAt) }, 200);
  });
  app.openapi(keep, async (c) => {
    await cancelDeletion(c.var.ctx, c.var.member);
    return c.json({ status: true }, 200);
  });
}

const toWire = (deleteAt: Date | null) => ({ delete_at: deleteAt?.toISOString() ?? null });

const tags = ['account'];
const security = [{ client: [], bearer: [] }];

const download = createRoute({
  method: 'get',
  path: '/user/export',
  tags,
  summary: 'Everything that is stored about the member, as one JSON document',
  security,
  middleware: [requireMember] as const,
  responses: {
    200: {
      description: 'The document, as a file',
      content: { 'application/octet-stream': { schema: z.unknown() } },
    },
    ...errorAnswers(...anyErrors, 401, 429),
  },
});

const read = createRoute({
  method: 'get',
  path: '/user/deletion',
  tags,
  summary: 'When the account goes',
  security,
  middleware: [requireMember] as const,
  responses: answers(deletionAnswerSchema, 'When', 401),
});

const remove = createRoute({
  method: 'post',
  path: '/user/deletion',
  tags,
  summary: 'Let the account go in 14 days',
  security,
  middleware: [requireMemberEvenPaused, jsonBody] as const,
  request: { body: jsonInput(deletionInputSchema) },
  responses: answers(deletionAnswerSchema, 'When', ...bodyErrors, 401, 429),
});

const keep = createRoute({
  method: 'post',
  path: '/user/deletion/cancel',
  tags,
  summary: 'Keep the account',
  security,
  middleware: [requireMemberEvenPaused] as const,
  responses: answers(statusSchema, 'Kept', 401),
});
