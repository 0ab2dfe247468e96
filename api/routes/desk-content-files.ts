import { createRoute } from '@hono/zod-openapi';
import { stream } from 'hono/streaming';
import { contentKindParamsSchema } from '@/contract/desk-content';
import {
  importParamsSchema,
  importQuerySchema,
  importReportAnswerSchema,
} from '@/contract/desk-content-files';
import { transact } from '../db/transact';
import { answers, anyErrors, errorAnswers } from '../http/answers';
import type { Api } from '../http/app-env';
import { contentFile } from '../http/content-file';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { ServiceError } from '../service-error';
import { exportContent } from '../services/desk-content/export-content';
import { importContent } from '../services/desk-content/import-content';
import { mayWrite } from '../services/desk-content/list-overview';

/** Files of the content desk, by the engine of the command line: all entries of a kind, and an import that is compared before it is written. */
export function registerDeskContentFileRoutes(app: Api): void {
  app.openapi(exported('csv'), (c) => {
    const pieces = exportContent(c.var.ctx, { kind: c.req.valid('param').kind, format: 'csv' });
    c.header('Content-Type', 'application/octet-stream');
    return stream(c, async (out) => {
      for await (const piece of pieces) await out.write(piece);
    });
  });
  app.openapi(exported('json'), (c) => {
    const pieces = exportContent(c.var.ctx, { kind: c.req.valid('param').kind, format: 'json' });
    c.header('Content-Type', 'application/octet-stream');
    return stream(c, async (out) => {
      for await (const piece of pieces) await out.write(piece);
    });
  });
  app.openapi(imported, async (c) => {
    const [{ kind }, { apply }] = [c.req.valid('param'), c.req.valid('query')];
    const { ctx, member, file: bytes, isJson } = c.var;
    const { id: actorId, permission } = member.user;
    if (!mayWrite(kind, permission)) throw new ServiceError('forbidden');
    const { db: _, ...rest } = ctx;
    const asked = { kind, isJson, bytes, apply, actorId };
    const data = await transact(ctx.db, (tx) => importContent({ ...rest, tx }, asked));
    return c.json({ status: true, data }, 200);
  });
}

const usual = { tags: ['desk'], security: [{ client: [], bearer: [] }] };

function exported<const Format extends 'csv' | 'json'>(format: Format) {
  return createRoute({
    ...usual,
    method: 'get',
    path: `/desk/content/{kind}/export.${format}`,
    summary: 'For the team: all entries of a kind as a file that the import reads again',
    middleware: [requireMember, requireRole('admin', 'editor', 'moderator')] as const,
    request: { params: contentKindParamsSchema },
    responses: {
      200: {
        description: 'The file, streamed',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      ...errorAnswers(...anyErrors, 401, 404),
    },
  });
}

const imported = createRoute({
  ...usual,
  method: 'post',
  path: '/desk/content/{kind}/import',
  summary: 'For editors: compare a file, or write what its report showed',
  middleware: [requireMember, requireRole('admin', 'editor'), contentFile] as const,
  request: { params: importParamsSchema, query: importQuerySchema },
  responses: answers(importReportAnswerSchema, 'What it did, or would do', 401, 404, 409, 413, 415, 422),
});
