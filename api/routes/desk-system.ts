import { createRoute } from '@hono/zod-openapi';
import {
  systemAnswerSchema,
  systemRunInputSchema,
  systemTestAnswerSchema,
  systemTestInputSchema,
} from '@/contract/desk-system';
import { statusSchema } from '@/contract/envelope';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { recurringTasks } from '../jobs/recurring-tasks';
import { getSystem } from '../services/desk/system/get-system';
import { runNow } from '../services/desk/system/run-now';
import { sendTest } from '../services/desk/system/send-test';

/** How the site is and what an admin does about it, below /desk/system. */
export function registerDeskSystemRoutes(app: Api): void {
  app.openapi(system, async (c) => c.json({ status: true, data: await getSystem(c.var.ctx) }, 200));
  app.openapi(run, async (c) => {
    const tasks = recurringTasks.map(({ name }) => name);
    const asked = { ...c.req.valid('json'), actorId: c.var.member.user.id, tasks };
    const answer = await idempotent(c, {
      answer: statusSchema,
      run: async (writing) => {
        await runNow(writing, asked);
        return { status: true };
      },
    });
    return c.json(answer, 201);
  });
  app.openapi(test, async (c) => {
    const data = await sendTest(c.var.ctx, { ...c.req.valid('json'), actorId: c.var.member.user.id });
    return c.json({ status: true, data }, 200);
  });
}

const tags = ['desk'];
const security = [{ client: [], bearer: [] }];
const admins = requireRole('admin');

const system = createRoute({
  method: 'get',
  path: '/desk/system',
  tags,
  summary: 'For admins: versions, room, services, and how backup, restore and reconciliation went last',
  security,
  middleware: [requireMember, admins] as const,
  responses: answers(systemAnswerSchema, 'The system', 401),
});

const run = createRoute({
  method: 'post',
  path: '/desk/system/runs',
  tags,
  summary: 'For admins: run a task of the clock now, or try a job again that failed',
  security,
  middleware: [requireMember, admins, jsonBody] as const,
  request: { headers: idempotencyHeadersSchema, body: jsonInput(systemRunInputSchema) },
  responses: {
    201: jsonAnswer(statusSchema, 'It runs as soon as somebody is free'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 403, 404, 409),
  },
});

const test = createRoute({
  method: 'post',
  path: '/desk/system/tests',
  tags,
  summary: 'For admins: send a test to the own address or number by the service that is connected',
  security,
  middleware: [requireMember, admins, jsonBody] as const,
  request: { body: jsonInput(systemTestInputSchema) },
  responses: answers(systemTestAnswerSchema, 'How it went', ...bodyErrors, 401, 403, 404, 429),
});
