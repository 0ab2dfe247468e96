import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import { endSessionsInputSchema, sessionsAnswerSchema } from '@/contract/passwords';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { endSessions } from '../services/sessions/end-sessions';
import { listSessions } from '../services/sessions/list-sessions';

/** GET /user/sessions and POST /user/sessions/end: where a member is logged in. */
export function registerOwnSessionRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, data: await listSessions(c.var.ctx, c.var.member) }, 200),
  );
  app.openapi(end, async (c) => {
    await endSessions(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
}

const tags = ['account'];
const security = [{ client: [], bearer: [] }];

const list = createRoute({
  method: 'get',
  path: '/user/sessions',
  tags,
  summary: 'The living logins of the member',
  security,
  middleware: [requireMember] as const,
  responses: answers(sessionsAnswerSchema, 'The logins', 401),
});

const end = createRoute({
  method: 'post',
  path: '/user/sessions/end',
  tags,
  summary: 'End one login, every other one, or all',
  security,
  middleware: [requireMemberEvenPaused, jsonBody] as const,
  request: { body: jsonInput(endSessionsInputSchema) },
  responses: answers(statusSchema, 'Ended', ...bodyErrors, 401, 404),
});
