import { createRoute } from '@hono/zod-openapi';
import { deskTodayAnswerSchema } from '@/contract/desk-today';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { recurringTasks } from '../jobs/recurring-tasks';
import { getToday } from '../services/desk-today/get-today';

/** GET /desk/today: where the team's day begins. */
export function registerDeskTodayRoutes(app: Api): void {
  app.openapi(today, async (c) => {
    const data = await getToday(c.var.ctx, { viewer: c.var.member.user, rhythms: recurringTasks });
    return c.json({ status: true, data }, 200);
  });
}

const today = createRoute({
  method: 'get',
  path: '/desk/today',
  tags: ['desk'],
  summary: 'What waits, what is live, what ends today, what is stuck, and what the viewer has begun',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, requireRole('editor', 'moderator', 'admin')] as const,
  responses: answers(deskTodayAnswerSchema, 'The day', 401),
});
