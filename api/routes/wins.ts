import { winParamsSchema } from '@/contract/win-reactions';
import {
  bestWinsAnswerSchema,
  winAnswerSchema,
  winFiltersAnswerSchema,
  winsAnswerSchema,
  winsQuerySchema,
  winWeeksAnswerSchema,
} from '@/contract/wins';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { findWin } from '../services/wins/find-win';
import { listBestWins } from '../services/wins/list-best-wins';
import { listWinFilters } from '../services/wins/list-win-filters';
import { listWinWeeks } from '../services/wins/list-win-weeks';
import { listWins } from '../services/wins/list-wins';

/** GET /wins, the best of the week, the last weeks, what they can be filtered by, and one win. */
export function registerWinRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const page = await listWins(c.var.ctx, c.req.valid('query'));
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(best, async (c) => c.json({ status: true, data: await listBestWins(c.var.ctx) }, 200));
  app.openapi(weeks, async (c) => c.json({ status: true, data: await listWinWeeks(c.var.ctx) }, 200));
  app.openapi(filters, async (c) => c.json({ status: true, data: await listWinFilters(c.var.ctx) }, 200));
  app.openapi(one, async (c) => {
    const data = await findWin(c.var.ctx, Number(c.req.valid('param').id));
    return c.json({ status: true, data }, 200);
  });
}

const tag = 'wins';

const list = keyedPublicRead({
  path: '/wins',
  tag,
  summary: 'The approved wins of viewers, newest first; of one game, of one provider or of all',
  request: { query: winsQuerySchema },
  answer: winsAnswerSchema,
  description: 'One page of the wins',
});

const best = publicRead({
  path: '/wins/best',
  tag,
  summary: 'The highest X of the week',
  answer: bestWinsAnswerSchema,
  description: 'The week and its best wins',
});

const weeks = publicRead({
  path: '/wins/weeks',
  tag,
  summary: 'How many wins each of the last twelve weeks had, and the highest X of each',
  answer: winWeeksAnswerSchema,
  description: 'The weeks, the earliest first',
});

const filters = publicRead({
  path: '/wins/filters',
  tag,
  summary: 'The games and providers that have approved wins',
  answer: winFiltersAnswerSchema,
  description: 'What the wins can be filtered by',
});

const one = keyedPublicRead({
  path: '/wins/{id}',
  tag,
  summary: 'One approved win',
  request: { params: winParamsSchema },
  answer: winAnswerSchema,
  description: 'The win',
});
