import { createRoute } from '@hono/zod-openapi';
import { registerInputSchema, updateUserInputSchema, userAnswerSchema } from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { describeUser } from '../services/accounts/describe-user';
import { register } from '../services/accounts/register';
import { updateUser } from '../services/profile/update-user';

/** POST /register, GET and PATCH /user: the account itself. */
export function registerAccountRoutes(app: Api): void {
  app.openapi(create, async (c) => {
    await register(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
  app.openapi(read, (c) => {
    const { ctx, member } = c.var;
    return c.json({ status: true, data: describeUser(ctx, member) }, 200);
  });
  app.openapi(update, async (c) => {
    await updateUser(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
}

const create = createRoute({
  method: 'post',
  path: '/register',
  tags: ['account'],
  summary: 'Make an account',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(registerInputSchema) },
  responses: answers(statusSchema, 'Made', ...bodyErrors, 429),
});

const read = createRoute({
  method: 'get',
  path: '/user',
  tags: ['account'],
  summary: 'The member behind the token',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  responses: answers(userAnswerSchema, 'The member', 401),
});

const update = createRoute({
  method: 'patch',
  path: '/user',
  tags: ['account'],
  summary: 'Choose an avatar',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMemberEvenPaused, jsonBody] as const,
  request: { body: jsonInput(updateUserInputSchema) },
  responses: answers(statusSchema, 'Chosen', ...bodyErrors, 401),
});
