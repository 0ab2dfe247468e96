import { createRoute } from '@hono/zod-openapi';
import { changeEmailInputSchema, confirmEmailInputSchema, ownEmailAnswerSchema } from '@/contract/email';
import { statusSchema } from '@/contract/envelope';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { confirmEmail } from '../services/email/confirm-email';
import { getOwnEmail } from '../services/email/get-own-email';
import { requestEmailChange } from '../services/email/request-email-change';

/** GET and POST /user/email, POST /email-confirmation. */
export function registerEmailRoutes(app: Api): void {
  app.openapi(read, async (c) =>
    c.json({ status: true, data: await getOwnEmail(c.var.ctx, c.var.member) }, 200),
  );
  app.openapi(change, async (c) => {
    await requestEmailChange(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
  app.openapi(confirm, async (c) => {
    await confirmEmail(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
}

const tags = ['account'];
const security = [{ client: [], bearer: [] }];

const read = createRoute({
  method: 'get',
  path: '/user/email',
  tags,
  summary: 'The member’s address, and the one that waits to be confirmed',
  security,
  middleware: [requireMember] as const,
  responses: answers(ownEmailAnswerSchema, 'Both', 401),
});

const change = createRoute({
  method: 'post',
  path: '/user/email',
  tags,
  summary: 'Mail a link to another address; the same answer for every address',
  security,
  middleware: [requireMemberEvenPaused, jsonBody] as const,
  request: { body: jsonInput(changeEmailInputSchema) },
  responses: answers(statusSchema, 'Asked', ...bodyErrors, 401, 409, 429),
});

const confirm = createRoute({
  method: 'post',
  path: '/email-confirmation',
  tags,
  summary: 'Change the address with the token of a mailed link; every login but the one that asked ends',
  middleware: [jsonBody] as const,
  request: { body: jsonInput(confirmEmailInputSchema) },
  responses: answers(statusSchema, 'Changed', ...bodyErrors, 429),
});
