import { createRoute } from '@hono/zod-openapi';
import { deskIdParamsSchema } from '@/contract/desk';
import {
  fourEyesAnswerSchema,
  fourEyesDecidedAnswerSchema,
  fourEyesDecidedSchema,
  fourEyesDecisionInputSchema,
  fourEyesQuerySchema,
} from '@/contract/desk-four-eyes';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import type { Writing } from '../context';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { decideRequest } from '../services/desk/four-eyes/decide-request';
import { listRequests } from '../services/desk/four-eyes/list-requests';
import { carryOut } from '../services/four-eyes-kinds/carry-out';

/** What waits for a second admin, below /desk/four-eyes. */
export function registerDeskFourEyesRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const asked = { ...c.req.valid('query'), viewerId: c.var.member.user.id };
    return c.json({ status: true, ...(await listRequests(c.var.ctx, asked)) }, 200);
  });
  app.openapi(decision, async (c) => {
    const asked = { id: Number(c.req.valid('param').id), ...c.req.valid('json') };
    const actorId = c.var.member.user.id;
    const run = async (writing: Writing) => ({
      state: await decideRequest(writing, { ...asked, actorId, carryOut }),
    });
    return c.json({ status: true, data: await idempotent(c, { answer: fourEyesDecidedSchema, run }) }, 201);
  });
}

const tags = ['desk'];
const security = [{ client: [], bearer: [] }];
const admins = requireRole('admin');

const list = createRoute({
  method: 'get',
  path: '/desk/four-eyes',
  tags,
  summary: 'For admins: what waits for a second one of them, or what no longer does; the latest first',
  security,
  middleware: [requireMember, admins] as const,
  request: { query: fourEyesQuerySchema },
  responses: answers(fourEyesAnswerSchema, 'A page of requests', 401, 422),
});

const decision = createRoute({
  method: 'post',
  path: '/desk/four-eyes/{id}/decision',
  tags,
  summary: 'For admins: confirm another admin’s request, which carries it out, or refuse it',
  security,
  middleware: [requireMember, admins, jsonBody] as const,
  request: {
    params: deskIdParamsSchema,
    headers: idempotencyHeadersSchema,
    body: jsonInput(fourEyesDecisionInputSchema),
  },
  responses: {
    201: jsonAnswer(fourEyesDecidedAnswerSchema, 'Decided; the same for every repeat of the key'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});
