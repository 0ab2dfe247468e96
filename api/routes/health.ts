import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import { errorAnswers, jsonAnswer } from '../http/answers';
import type { Api } from '../http/app-env';
import { checkReady } from '../services/health/check-ready';

/** GET /healthz: the process lives. GET /readyz: it can serve. */
export function registerHealthRoutes(app: Api): void {
  app.openapi(alive, (c) => c.json({ status: true }, 200));
  app.openapi(ready, async (c) => {
    await checkReady(c.var.ctx);
    return c.json({ status: true }, 200);
  });
}

const alive = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['operations'],
  security: [],
  summary: 'The process is alive',
  responses: { 200: jsonAnswer(statusSchema, 'Alive') },
});

const ready = createRoute({
  method: 'get',
  path: '/readyz',
  tags: ['operations'],
  security: [],
  summary: 'The database is reachable and migrated',
  responses: { 200: jsonAnswer(statusSchema, 'Ready'), ...errorAnswers(500, 503) },
});
