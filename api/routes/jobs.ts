import { createRoute } from '@hono/zod-openapi';
import { jobsAnswerSchema } from '@/contract/jobs';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { recurringTasks } from '../jobs/recurring-tasks';
import { getQueueState } from '../services/jobs/get-queue-state';
import { listOutgoing } from '../services/jobs/list-outgoing';

/** GET /jobs: how the queue stands, for an admin. */
export function registerJobRoutes(app: Api): void {
  app.openapi(read, async (c) => {
    const [state, outgoing] = await Promise.all([
      getQueueState(c.var.ctx, recurringTasks),
      listOutgoing(c.var.ctx),
    ]);
    return c.json({ status: true, data: { ...state, outgoing } }, 200);
  });
}

const read = createRoute({
  method: 'get',
  path: '/jobs',
  tags: ['operations'],
  summary: 'How the job queue stands: what waits, goes out, fails or is late (admins)',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, requireRole('admin')] as const,
  responses: answers(jobsAnswerSchema, 'The queue', 401),
});
