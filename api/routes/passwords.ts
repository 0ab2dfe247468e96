import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  changePasswordInputSchema,
  forgotPasswordInputSchema,
  resetPasswordInputSchema,
} from '@/contract/passwords';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMemberEvenPaused } from '../http/require-member';
import { changePassword } from '../services/passwords/change-password';
import { requestReset } from '../services/passwords/request-reset';
import { resetPassword } from '../services/passwords/reset-password';

/** POST /forgot-password, POST /reset-password, POST /user/password. */
export function registerPasswordRoutes(app: Api): void {
  app.openapi(forgot, async (c) => {
    await requestReset(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
  app.openapi(reset, async (c) => {
    await resetPassword(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
  app.openapi(change, async (c) => {
    await changePassword(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
}

const tags = ['account'];

const forgot = createRoute({
  method: 'post',
  path: '/forgot-password',
  tags,
  summary: 'Mail a link to a new password; the same answer for every address',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(forgotPasswordInputSchema) },
  responses: answers(statusSchema, 'Asked', ...bodyErrors, 429),
});

const reset = createRoute({
  method: 'post',
  path: '/reset-password',
  tags,
  summary: 'Set a new password with the token of a mailed link; every session ends',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(resetPasswordInputSchema) },
  responses: answers(statusSchema, 'Set', ...bodyErrors, 429),
});

const change = createRoute({
  method: 'post',
  path: '/user/password',
  tags,
  summary: 'Replace the password; every other session ends',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMemberEvenPaused, jsonBody] as const,
  request: { body: jsonInput(changePasswordInputSchema) },
  responses: answers(statusSchema, 'Replaced', ...bodyErrors, 401, 409, 429),
});
