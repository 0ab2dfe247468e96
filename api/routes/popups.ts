import { popupsAnswerSchema } from '@/contract/site';
import type { Api } from '../http/app-env';
import { publicRead } from '../http/public-read';
import { listPopups } from '../services/popups/list-popups';

/** GET /popups: the banners of the popup. */
export function registerPopupRoutes(app: Api): void {
  app.openapi(popups, async (c) => c.json({ status: true, data: await listPopups(c.var.ctx) }, 200));
}

const popups = publicRead({
  path: '/popups',
  tag: 'site',
  summary: 'Promo banners to show now, in order',
  answer: popupsAnswerSchema,
  description: 'The banners',
});
