import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  streamDeskAnswerSchema,
  streamEndAnswerSchema,
  streamEndInputSchema,
  streamEndQuerySchema,
  streamParamsSchema,
  streamStepInputSchema,
  streamVersionAnswerSchema,
  streamVersionSchema,
} from '@/contract/desk-stream';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import type { Writing } from '../context';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { type MemberEnv, requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { endStream } from '../services/desk-stream/end-stream';
import { getStreamDesk } from '../services/desk-stream/get-stream-desk';
import { previewEnd } from '../services/desk-stream/preview-end';
import { takeStep } from '../services/desk-stream/take-step';

/** The stream desk: what is played is entered while it is played, step by step, and ended. */
export function registerDeskStreamRoutes(app: Api): void {
  app.openapi(read, async (c) => {
    return c.json({ status: true, data: await getStreamDesk(c.var.ctx, c.req.valid('param')) }, 200);
  });
  app.openapi(step, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('json'), actorId: c.var.member.user.id };
    return c.json(await once(c, (writing) => takeStep(writing, asked)), 201);
  });
  app.openapi(preview, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json({ status: true, data: await previewEnd(c.var.ctx, asked) }, 200);
  });
  app.openapi(end, async (c) => {
    const actorId = c.var.member.user.id;
    const asked = { ...c.req.valid('param'), input: c.req.valid('json'), actorId };
    return c.json(await once(c, (writing) => endStream(writing, asked)), 201);
  });
}

async function once(
  c: Pick<Context<MemberEnv>, 'req' | 'var'>,
  run: (writing: Writing) => Promise<{ readonly version: number }>,
) {
  return { status: true, data: await idempotent(c, { answer: streamVersionSchema, run }) };
}

const path = '/desk/stream/{kind}/{slug}';
const usual = { tags: ['desk'], security: [{ client: [], bearer: [] }] };
const team = requireRole('admin', 'editor', 'moderator');
const params = streamParamsSchema;
const written = {
  201: jsonAnswer(streamVersionAnswerSchema, 'The version; the same for every repeat of the key'),
  ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
};

const read = createRoute({
  ...usual,
  method: 'get',
  path,
  summary: 'For the team: a hunt or a session of bonus buys as it is played',
  middleware: [requireMember, team] as const,
  request: { params },
  responses: answers(streamDeskAnswerSchema, 'The entry with its lines', 401, 404),
});

const step = createRoute({
  ...usual,
  method: 'post',
  path: `${path}/steps`,
  summary: 'For the team: adds, changes, moves or removes a line, or says a balance',
  middleware: [requireMember, team, jsonBody] as const,
  request: { params, headers: idempotencyHeadersSchema, body: jsonInput(streamStepInputSchema) },
  responses: written,
});

const preview = createRoute({
  ...usual,
  method: 'get',
  path: `${path}/end`,
  summary: 'For the team: what an end would do',
  middleware: [requireMember, team] as const,
  request: { params, query: streamEndQuerySchema },
  responses: answers(streamEndAnswerSchema, 'Who would win what, and why it cannot end', 401, 404),
});

const end = createRoute({
  ...usual,
  method: 'post',
  path: `${path}/end`,
  summary: 'For the team: ends it as it was shown; guesses are ranked, prizes given where asked',
  middleware: [requireMember, team, jsonBody] as const,
  request: { params, headers: idempotencyHeadersSchema, body: jsonInput(streamEndInputSchema) },
  responses: written,
});
