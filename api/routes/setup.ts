import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import { setupAnswerSchema, setupInputSchema } from '@/contract/setup';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { isSetupOpen } from '../services/setup/is-setup-open';
import { setUp } from '../services/setup/set-up';

/** GET and POST /setup: the way from an empty database to a site with its first admin (D38). */
export function registerSetupRoutes(app: Api): void {
  app.openapi(state, async (c) =>
    c.json({ status: true, data: { is_open: await isSetupOpen(c.var.ctx) } }, 200),
  );
  app.openapi(setup, async (c) => {
    await setUp(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
}

const tags = ['site'];

const state = createRoute({
  method: 'get',
  path: '/setup',
  tags,
  summary: 'Whether the site waits for its first admin',
  responses: { 200: jsonAnswer(setupAnswerSchema, 'The state'), ...errorAnswers(...anyErrors) },
});

const setup = createRoute({
  method: 'post',
  path: '/setup',
  tags,
  summary: 'Make the first admin with the token of the link that the start printed',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(setupInputSchema) },
  responses: { 200: jsonAnswer(statusSchema, 'Set up'), ...errorAnswers(...anyErrors, ...bodyErrors, 429) },
});
