import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  type ContentKind,
  contentDraftParamsSchema,
  contentEntryParamsSchema,
  contentKindParamsSchema,
  contentPreviewAnswerSchema,
} from '@/contract/desk-content';
import { contentRestoreSchema, contentVersionParamsSchema } from '@/contract/desk-content-history';
import {
  type ContentSaved,
  contentBulkAnswerSchema,
  contentBulkMoveSchema,
  contentDraftInputSchema,
  contentMoveSchema,
  contentNewSchema,
  contentSavedAnswerSchema,
  contentSavedSchema,
  contentSaveSchema,
} from '@/contract/desk-content-writes';
import { statusSchema } from '@/contract/envelope';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import type { Writing } from '../context';
import { transact } from '../db/transact';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { contentBody, jsonBody } from '../http/json-body';
import { type MemberEnv, requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { ServiceError } from '../service-error';
import { bulkMove } from '../services/desk-content/bulk-move';
import { copyContent } from '../services/desk-content/copy-content';
import { dropDraft, keepDraft } from '../services/desk-content/drafts';
import { restoreVersion } from '../services/desk-content/history';
import { mayWrite } from '../services/desk-content/list-overview';
import { moveContent } from '../services/desk-content/move-content';
import { createPreview } from '../services/desk-content/preview-content';
import { addContent, saveContent } from '../services/desk-content/save-content';

type Asked = Pick<Context<MemberEnv>, 'req' | 'var'>;

/** What the content desk writes: each a version and a line of the audit log, once for its key. */
export function registerDeskContentWriteRoutes(app: Api): void {
  app.openapi(add, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(
      await once(c, asked.kind, (writing, actorId) => addContent(writing, { ...asked, actorId })),
      201,
    );
  });
  app.openapi(save, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(
      await once(c, asked.kind, (writing, actorId) => saveContent(writing, { ...asked, actorId })),
      201,
    );
  });
  app.openapi(move, async (c) => {
    const asked = { ...c.req.valid('param'), input: c.req.valid('json') };
    return c.json(
      await once(c, asked.kind, (writing, actorId) => moveContent(writing, { ...asked, actorId })),
      201,
    );
  });
  app.openapi(copy, async (c) => {
    const asked = c.req.valid('param');
    return c.json(
      await once(c, asked.kind, (writing, actorId) => copyContent(writing, { ...asked, actorId })),
      201,
    );
  });
  app.openapi(restore, async (c) => {
    const { number, ...named } = c.req.valid('param');
    const asked = { ...named, ...c.req.valid('json'), number: Number(number) };
    return c.json(
      await once(c, asked.kind, (writing, actorId) => restoreVersion(writing, { ...asked, actorId })),
      201,
    );
  });
  app.openapi(bulk, async (c) => {
    const [{ kind }, { slugs, ...input }] = [c.req.valid('param'), c.req.valid('json')];
    const actorId = writerOf(c, kind);
    const run = (writing: Writing) => bulkMove(writing, { kind, slugs, input, actorId });
    const data = await idempotent(c, { answer: contentBulkAnswerSchema.shape.data, run });
    return c.json({ status: true, data }, 201);
  });
  app.openapi(keep, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
    const { ctx } = c.var;
    const actorId = writerOf(c, asked.kind);
    await transact(ctx.db, (tx) => keepDraft({ tx, clock: ctx.clock }, { ...asked, actorId }));
    return c.json({ status: true }, 200);
  });
  app.openapi(drop, async (c) => {
    const asked = c.req.valid('param');
    await dropDraft(c.var.ctx.db, { ...asked, actorId: writerOf(c, asked.kind) });
    return c.json({ status: true }, 200);
  });
  app.openapi(preview, async (c) => {
    const asked = c.req.valid('param');
    const actorId = writerOf(c, asked.kind);
    return c.json({ status: true, data: await createPreview(c.var.ctx, { ...asked, actorId }) }, 200);
  });
}

async function once(
  c: Asked,
  kind: ContentKind,
  write: (writing: Writing, actorId: string) => Promise<ContentSaved>,
) {
  const actorId = writerOf(c, kind);
  const data = await idempotent(c, { answer: contentSavedSchema, run: (writing) => write(writing, actorId) });
  return { status: true as const, data };
}

/** Who writes; `forbidden` for a kind that is not theirs. */
function writerOf(c: Asked, kind: ContentKind): string {
  const { id, permission } = c.var.member.user;
  if (!mayWrite(kind, permission)) throw new ServiceError('forbidden');
  return id;
}

const writers = requireRole('admin', 'editor');
const usual = { tags: ['desk'], security: [{ client: [], bearer: [] }] };
const saved = jsonAnswer(contentSavedAnswerSchema, 'As it is stored; the same for every repeat of the key');
const errors = errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409);
const entryPath = '/desk/content/{kind}/entries/{slug}';

function keyed<Params extends z.ZodObject, Body extends z.ZodObject>(params: Params, body: Body) {
  return { params, headers: idempotencyHeadersSchema, body: jsonInput(body) };
}

const add = createRoute({
  ...usual,
  method: 'post',
  path: '/desk/content/{kind}/entries',
  summary: 'For editors: a new entry',
  middleware: [requireMember, writers, contentBody] as const,
  request: keyed(contentKindParamsSchema, contentNewSchema),
  responses: { 201: saved, ...errors },
});

const save = createRoute({
  ...usual,
  method: 'put',
  path: entryPath,
  summary: 'For editors: save an entry on top of the version that was edited',
  middleware: [requireMember, writers, contentBody] as const,
  request: keyed(contentEntryParamsSchema, contentSaveSchema),
  responses: { 201: saved, ...errors },
});

const move = createRoute({
  ...usual,
  method: 'post',
  path: `${entryPath}/moves`,
  summary: 'For editors: publish, schedule, pause, archive or cancel an entry',
  middleware: [requireMember, writers, jsonBody] as const,
  request: keyed(contentEntryParamsSchema, contentMoveSchema),
  responses: { 201: saved, ...errors },
});

const bulk = createRoute({
  ...usual,
  method: 'post',
  path: '/desk/content/{kind}/moves',
  summary: 'For editors: the same of many entries, each by itself',
  middleware: [requireMember, writers, jsonBody] as const,
  request: keyed(contentKindParamsSchema, contentBulkMoveSchema),
  responses: { 201: jsonAnswer(contentBulkAnswerSchema, 'A line each'), ...errors },
});

const copy = createRoute({
  ...usual,
  method: 'post',
  path: `${entryPath}/copies`,
  summary: 'For editors: duplicate an entry as a draft',
  middleware: [requireMember, writers] as const,
  request: { params: contentEntryParamsSchema, headers: idempotencyHeadersSchema },
  responses: { 201: saved, ...errors },
});

const restore = createRoute({
  ...usual,
  method: 'post',
  path: `${entryPath}/versions/{number}/restore`,
  summary: 'For editors: save an old version anew; what members rely on stays',
  middleware: [requireMember, writers, jsonBody] as const,
  request: keyed(contentVersionParamsSchema, contentRestoreSchema),
  responses: { 201: saved, ...errors },
});

const keep = createRoute({
  ...usual,
  method: 'put',
  path: `${entryPath}/draft`,
  summary: 'For editors: keep what the form has by now',
  middleware: [requireMember, writers, contentBody] as const,
  request: { params: contentDraftParamsSchema, body: jsonInput(contentDraftInputSchema) },
  responses: answers(statusSchema, 'Kept', ...bodyErrors, 401, 404),
});

const drop = createRoute({
  ...usual,
  method: 'delete',
  path: `${entryPath}/draft`,
  summary: 'For editors: forget it',
  middleware: [requireMember, writers] as const,
  request: { params: contentDraftParamsSchema },
  responses: answers(statusSchema, 'Forgotten, or never kept', 401, 404),
});

const preview = createRoute({
  ...usual,
  method: 'post',
  path: `${entryPath}/preview-links`,
  summary: 'For editors: a token that shows the public page as it would be, for an hour',
  middleware: [requireMember, writers] as const,
  request: { params: contentDraftParamsSchema },
  responses: answers(contentPreviewAnswerSchema, 'The token', 401, 404),
});
