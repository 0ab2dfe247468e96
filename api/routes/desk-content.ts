import { createRoute } from '@hono/zod-openapi';
import {
  contentEntryAnswerSchema,
  contentEntryParamsSchema,
  contentKindParamsSchema,
  contentListQuerySchema,
  contentListSchema,
  contentOverviewSchema,
  referenceParamsSchema,
  referenceQuerySchema,
  referencesAnswerSchema,
} from '@/contract/desk-content';
import { contentFieldsAnswerSchema } from '@/contract/desk-content-fields';
import { importParamsSchema } from '@/contract/desk-content-files';
import {
  contentVersionAnswerSchema,
  contentVersionParamsSchema,
  contentVersionsSchema,
} from '@/contract/desk-content-history';
import { pageQuerySchema } from '@/contract/page';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { listUnsaved } from '../services/desk-content/drafts';
import { findReferences } from '../services/desk-content/find-references';
import { getContent } from '../services/desk-content/get-content';
import { getVersion, listVersions } from '../services/desk-content/history';
import { listContent } from '../services/desk-content/list-content';
import { listFields, listOverview } from '../services/desk-content/list-overview';

/** What the content desk reads: kinds, lists, an entry with its form, its history, and what it may name. */
export function registerDeskContentRoutes(app: Api): void {
  app.openapi(overview, async (c) => {
    const data = await listOverview(c.var.ctx, c.var.member.user.permission);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(list, async (c) => {
    const [{ kind }, query] = [c.req.valid('param'), c.req.valid('query')];
    const actorId = c.var.member.user.id;
    const page = await listContent(c.var.ctx, { kind, query, actorId });
    const unsaved = query.cursor ? [] : await listUnsaved(c.var.ctx.db, { kind, actorId });
    return c.json({ status: true, ...page, unsaved }, 200);
  });
  app.openapi(fields, (c) =>
    c.json({ status: true, data: listFields(c.var.ctx, c.req.valid('param')) }, 200),
  );
  app.openapi(entry, async (c) => {
    const data = await getContent(c.var.ctx, { ...c.req.valid('param'), actorId: c.var.member.user.id });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(versions, async (c) => {
    const page = await listVersions(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(version, async (c) => {
    const { number, ...named } = c.req.valid('param');
    return c.json(
      { status: true, data: await getVersion(c.var.ctx, { ...named, number: Number(number) }) },
      200,
    );
  });
  app.openapi(references, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json({ status: true, data: await findReferences(c.var.ctx, asked) }, 200);
  });
}

const usual = {
  tags: ['desk'],
  security: [{ client: [], bearer: [] }],
};
const readers = requireRole('admin', 'editor', 'moderator');

const overview = createRoute({
  ...usual,
  method: 'get',
  path: '/desk/content',
  summary: 'For the team: the kinds of content, and how many of each state there are, up to a limit',
  middleware: [requireMember, readers] as const,
  responses: answers(contentOverviewSchema, 'The kinds', 401),
});

const list = createRoute({
  ...usual,
  method: 'get',
  path: '/desk/content/{kind}/entries',
  summary: 'For the team: entries of a kind, drafts too',
  middleware: [requireMember, readers] as const,
  request: { params: contentKindParamsSchema, query: contentListQuerySchema },
  responses: answers(contentListSchema, 'A page of entries', 401, 404, 422),
});

const fields = createRoute({
  ...usual,
  method: 'get',
  path: '/desk/content/{kind}/fields',
  summary: 'For the team: what a form of the kind has, or a row of figures',
  middleware: [requireMember, readers] as const,
  request: { params: importParamsSchema },
  responses: answers(contentFieldsAnswerSchema, 'The fields in their order', 401, 404),
});

const entry = createRoute({
  ...usual,
  method: 'get',
  path: '/desk/content/{kind}/entries/{slug}',
  summary: 'For the team: an entry with its form, what is locked and what may be done',
  middleware: [requireMember, readers] as const,
  request: { params: contentEntryParamsSchema },
  responses: answers(contentEntryAnswerSchema, 'The entry', 401, 404),
});

const versions = createRoute({
  ...usual,
  method: 'get',
  path: '/desk/content/{kind}/entries/{slug}/versions',
  summary: 'For the team: the versions of an entry, the latest first',
  middleware: [requireMember, readers] as const,
  request: { params: contentEntryParamsSchema, query: pageQuerySchema },
  responses: answers(contentVersionsSchema, 'A page of versions', 401, 404, 422),
});

const version = createRoute({
  ...usual,
  method: 'get',
  path: '/desk/content/{kind}/entries/{slug}/versions/{number}',
  summary: 'For the team: a version, what it changed and what has changed since',
  middleware: [requireMember, readers] as const,
  request: { params: contentVersionParamsSchema },
  responses: answers(contentVersionAnswerSchema, 'The version', 401, 404),
});

const references = createRoute({
  ...usual,
  method: 'get',
  path: '/desk/references/{of}',
  summary: 'For the team: sponsors or games that an entry may name',
  middleware: [requireMember, readers] as const,
  request: { params: referenceParamsSchema, query: referenceQuerySchema },
  responses: answers(referencesAnswerSchema, 'What was found', 401, 404, 422),
});
