import { numberOriginsAnswerSchema, numberOriginsParamsSchema } from '@/contract/number-origins';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { getNumberOrigins } from '../services/number-origins/get-number-origins';

/** GET /number-origins/{area}/{slug}. */
export function registerNumberOriginRoutes(app: Api): void {
  app.openapi(one, async (c) =>
    c.json({ status: true, data: await getNumberOrigins(c.var.ctx, c.req.valid('param')) }, 200),
  );
}

const one = keyedPublicRead({
  path: '/number-origins/{area}/{slug}',
  tag: 'site',
  summary:
    'Where the numbers of a race, a tournament, a hunt or a leaderboard came from, what was put right, and what was objected to',
  request: { params: numberOriginsParamsSchema },
  answer: numberOriginsAnswerSchema,
  description: 'The numbers, the best first',
});
