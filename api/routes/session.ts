import { createRoute } from '@hono/zod-openapi';
import { loginAnswerSchema, loginInputSchema, refreshAnswerSchema } from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { parseBearer } from '../http/caller';
import { jsonBody } from '../http/json-body';
import { asksWho, tellMember } from '../http/tell-member';
import { logIn } from '../services/accounts/log-in';
import { authenticate } from '../services/sessions/authenticate';
import { closeSession } from '../services/sessions/close-session';
import { refreshSession } from '../services/sessions/refresh-session';

/** POST /login, GET /refresh, POST /logout: the life of a token. */
export function registerSessionRoutes(app: Api): void {
  app.openapi(login, async (c) => {
    const token = await logIn(c.var.ctx, c.req.valid('json'));
    if (asksWho(c)) tellMember(c, c.var.ctx, await authenticate(c.var.ctx, token));
    return c.json({ status: true, token }, 200);
  });
  app.openapi(refresh, async (c) => {
    const token = await refreshSession(c.var.ctx, parseBearer(c));
    return c.json({ status: true, data: { token } }, 200);
  });
  app.openapi(logout, async (c) => {
    await closeSession(c.var.ctx, parseBearer(c));
    return c.json({ status: true }, 200);
  });
}

const login = createRoute({
  method: 'post',
  path: '/login',
  tags: ['account'],
  summary: 'Log in by user name or e-mail',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(loginInputSchema) },
  responses: answers(loginAnswerSchema, 'A token', ...bodyErrors, 401, 429),
});

const refresh = createRoute({
  method: 'get',
  path: '/refresh',
  tags: ['account'],
  summary: 'The successor of a token',
  security: [{ client: [], bearer: [] }],
  responses: answers(refreshAnswerSchema, 'A token', 401),
});

const logout = createRoute({
  method: 'post',
  path: '/logout',
  tags: ['account'],
  summary: 'End the session of a token',
  security: [{ client: [], bearer: [] }],
  responses: answers(statusSchema, 'Ended, or there was none'),
});
