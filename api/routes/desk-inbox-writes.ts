import { createRoute, type z } from '@hono/zod-openapi';
import {
  heldSchema,
  inboxAssignmentAnswerSchema,
  inboxAssignmentInputSchema,
  inboxDecisionInputSchema,
  inboxDecisionsInputSchema,
  inboxHeldAnswerSchema,
  inboxOutcomesAnswerSchema,
  inboxOutcomesSchema,
  inboxParamsSchema,
  inboxUndoInputSchema,
  inboxWatchAnswerSchema,
} from '@/contract/desk-inbox';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { assign } from '../services/desk/inbox/assign';
import { holdDecision, holdDecisions } from '../services/desk/inbox/hold-decision';
import { inboxKindsOf } from '../services/desk/inbox/inbox-scope';
import { undoDecisions } from '../services/desk/inbox/undo-decisions';
import { watch } from '../services/desk/inbox/watch';

/** What is done in the inbox: decided, taken back within ten seconds, assigned, looked at. The services know who may. */
export function registerDeskInboxWriteRoutes(app: Api): void {
  app.openapi(decision, async (c) => {
    const asked = { viewer: c.var.member.user, ref: c.req.valid('param'), input: c.req.valid('json') };
    const data = await idempotent(c, { answer: heldSchema, run: (writing) => holdDecision(writing, asked) });
    return c.json({ status: true, data }, 201);
  });
  app.openapi(decisions, async (c) => {
    const asked = { viewer: c.var.member.user, input: c.req.valid('json') };
    inboxKindsOf(asked.viewer);
    const run = (writing: Parameters<typeof holdDecisions>[0]) => holdDecisions(writing, asked);
    return c.json({ status: true, data: await idempotent(c, { answer: inboxOutcomesSchema, run }) }, 201);
  });
  app.openapi(undo, async (c) => {
    const asked = { viewer: c.var.member.user, ...c.req.valid('json') };
    inboxKindsOf(asked.viewer);
    const run = (writing: Parameters<typeof undoDecisions>[0]) => undoDecisions(writing, asked);
    return c.json({ status: true, data: await idempotent(c, { answer: inboxOutcomesSchema, run }) }, 201);
  });
  app.openapi(assignment, async (c) => {
    const asked = { viewer: c.var.member.user, ref: c.req.valid('param'), input: c.req.valid('json') };
    const answer = inboxAssignmentAnswerSchema.shape.data;
    const data = await idempotent(c, { answer, run: (writing) => assign(writing, asked) });
    return c.json({ status: true, data }, 201);
  });
  app.openapi(looking, async (c) => {
    const asked = { viewer: c.var.member.user, ref: c.req.valid('param') };
    return c.json({ status: true, data: await watch(c.var.ctx, asked) }, 200);
  });
}

const decision = write({
  path: '/desk/inbox/{kind}/{id}/decision',
  summary: 'Decide; it has effect after ten seconds unless it is taken back. A 409 names who decided what',
  params: inboxParamsSchema,
  body: inboxDecisionInputSchema,
  answer: inboxHeldAnswerSchema,
});
const decisions = write({
  path: '/desk/inbox/decisions',
  summary: 'The same decision on several, each by itself',
  body: inboxDecisionsInputSchema,
  answer: inboxOutcomesAnswerSchema,
});
const undo = write({
  path: '/desk/inbox/undo',
  summary: 'Take back own decisions that have had no effect yet',
  body: inboxUndoInputSchema,
  answer: inboxOutcomesAnswerSchema,
});
const assignment = write({
  path: '/desk/inbox/{kind}/{id}/assignment',
  summary: 'Assign to oneself, to nobody, or to somebody of the team',
  params: inboxParamsSchema,
  body: inboxAssignmentInputSchema,
  answer: inboxAssignmentAnswerSchema,
});
const looking = createRoute({
  method: 'post',
  tags: ['desk'],
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  path: '/desk/inbox/{kind}/{id}/watch',
  summary: 'Say that one has it open, for half a minute; answers who else has',
  request: { params: inboxParamsSchema },
  responses: answers(inboxWatchAnswerSchema, 'Who else looks at it', 401, 404),
});

interface Write<Path extends string, Params, Body, Answer> {
  readonly path: Path;
  readonly summary: string;
  readonly params?: Params;
  readonly body: Body;
  readonly answer: Answer;
}

function write<
  Path extends string,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
>({ path, summary, params, body, answer }: Write<Path, Params, Body, Answer>) {
  const request = { headers: idempotencyHeadersSchema, body: jsonInput(body) };
  return createRoute({
    method: 'post',
    tags: ['desk'],
    security: [{ client: [], bearer: [] }],
    middleware: [requireMember, jsonBody] as const,
    path,
    summary,
    request: params ? { ...request, params } : (request as typeof request & { params: Params }),
    responses: {
      201: jsonAnswer(answer, 'Done; the same for every repeat of the key'),
      ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
    },
  });
}
