import { createRoute } from '@hono/zod-openapi';
import { ownPauseAnswerSchema, pauseInputSchema } from '@/contract/pauses';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { pauseAccount } from '../services/own-data/pause-account';
import { getPause } from '../services/pauses/get-pause';

/** GET and POST /user/pause: a player stops for a while, or for good. */
export function registerPauseRoutes(app: Api): void {
  app.openapi(read, (c) => c.json({ status: true, data: getPause(c.var.ctx, c.var.member) }, 200));
  app.openapi(begin, async (c) => {
    const data = await pauseAccount(c.var.ctx, { ...c.req.valid('json'), user: c.var.member.user });
    return c.json({ status: true, data }, 200);
  });
}

const tags = ['account'];
const security = [{ client: [], bearer: [] }];

const read = createRoute({
  method: 'get',
  path: '/user/pause',
  tags,
  summary: 'The pause of the account, and what may be chosen',
  security,
  middleware: [requireMember] as const,
  responses: answers(ownPauseAnswerSchema, 'The pause', 401),
});

const begin = createRoute({
  method: 'post',
  path: '/user/pause',
  tags,
  summary: 'Pause the account, or make the pause that runs longer; nothing ends one early',
  security,
  middleware: [requireMemberEvenPaused, requireRole('player'), jsonBody] as const,
  request: { body: jsonInput(pauseInputSchema) },
  responses: answers(ownPauseAnswerSchema, 'The pause that runs now', ...bodyErrors, 401, 409, 429),
});
