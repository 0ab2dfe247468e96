import { createRoute } from '@hono/zod-openapi';
import { popupsAnswerSchema } from '@/contract/site';
import { anyErrors, errorAnswers, jsonAnswer } from '../http/answers';
import type { Api } from '../http/app-env';
import { revalidated } from '../http/revalidated';
import { listPopups } from '../services/popups/list-popups';

/** GET /popups: the banners of the popup. */
export function registerPopupRoutes(app: Api): void {
  app.use(popups.path, revalidated);
  app.openapi(popups, async (c) => c.json({ status: true, data: await listPopups(c.var.ctx) }, 200));
}

const popups = createRoute({
  method: 'get',
  path: '/popups',
  tags: ['site'],
  summary: 'Promo banners to show now, in order',
  responses: { 200: jsonAnswer(popupsAnswerSchema, 'The banners'), ...errorAnswers(...anyErrors) },
});
