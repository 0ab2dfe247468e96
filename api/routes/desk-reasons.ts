import { createRoute } from '@hono/zod-openapi';
import {
  savedReasonAnswerSchema,
  savedReasonInputSchema,
  savedReasonParamsSchema,
  savedReasonSchema,
  savedReasonsAnswerSchema,
} from '@/contract/desk-inbox';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { addSavedReason, archiveSavedReason, listSavedReasons } from '../services/desk/inbox/saved-reasons';

/** The reasons that the team keeps for its decisions: read by who decides, kept by the team. */
export function registerDeskReasonRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, data: await listSavedReasons(c.var.ctx, c.var.member.user) }, 200),
  );
  app.openapi(add, async (c) => {
    const asked = { viewer: c.var.member.user, input: c.req.valid('json') };
    const run = (writing: Parameters<typeof addSavedReason>[0]) => addSavedReason(writing, asked);
    return c.json({ status: true, data: await idempotent(c, { answer: savedReasonSchema, run }) }, 201);
  });
  app.openapi(archive, async (c) => {
    const asked = { viewer: c.var.member.user, id: Number(c.req.valid('param').id) };
    const run = (writing: Parameters<typeof archiveSavedReason>[0]) => archiveSavedReason(writing, asked);
    return c.json({ status: true, data: await idempotent(c, { answer: savedReasonSchema, run }) }, 201);
  });
}

const security = [{ client: [], bearer: [] }];
const team = requireRole('moderator', 'admin');
const done = {
  201: jsonAnswer(savedReasonAnswerSchema, 'The reason; the same for every repeat of the key'),
};

const list = createRoute({
  method: 'get',
  path: '/desk/reasons',
  tags: ['desk'],
  summary: 'The reasons that the team keeps, the most used first',
  security,
  middleware: [requireMember] as const,
  responses: answers(savedReasonsAnswerSchema, 'The reasons', 401),
});

const add = createRoute({
  method: 'post',
  path: '/desk/reasons',
  tags: ['desk'],
  summary: 'For the team: keep a reason for a kind',
  security,
  middleware: [requireMember, team, jsonBody] as const,
  request: { headers: idempotencyHeadersSchema, body: jsonInput(savedReasonInputSchema) },
  responses: { ...done, ...errorAnswers(...anyErrors, ...bodyErrors, 401) },
});

const archive = createRoute({
  method: 'post',
  path: '/desk/reasons/{id}/archive',
  tags: ['desk'],
  summary: 'For the team: offer a reason no more',
  security,
  middleware: [requireMember, team] as const,
  request: { headers: idempotencyHeadersSchema, params: savedReasonParamsSchema },
  responses: { ...done, ...errorAnswers(...anyErrors, 401, 404, 422) },
});
