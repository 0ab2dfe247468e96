import { z } from '@hono/zod-openapi';
import { slugSchema } from '@/contract/slug';
import {
  oddRecordsAnswerSchema,
  specialOddAnswerSchema,
  specialOddsAnswerSchema,
  specialOddsQuerySchema,
} from '@/contract/special-odds';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { findSpecialOdd } from '../services/special-odds/find-special-odd';
import { listOddRecords } from '../services/special-odds/list-odd-records';
import { listSpecialOdds } from '../services/special-odds/list-special-odds';

/** GET /special-odds, the sponsors' record, and one odd. */
export function registerSpecialOddRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const page = await listSpecialOdds(c.var.ctx, c.req.valid('query'));
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(records, async (c) => c.json({ status: true, data: await listOddRecords(c.var.ctx) }, 200));
  app.openapi(one, async (c) => {
    const data = await findSpecialOdd(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
}

const tag = 'special-odds';

const list = keyedPublicRead({
  path: '/special-odds',
  tag,
  summary: 'Boosted odds: open ones by their end, past ones newest first; of one sponsor or of all',
  request: { query: specialOddsQuerySchema },
  answer: specialOddsAnswerSchema,
  description: 'One page of the odds',
});

const records = publicRead({
  path: '/special-odds/record',
  tag,
  summary: 'How the settled odds of each sponsor ended',
  answer: oddRecordsAnswerSchema,
  description: 'The sponsors with settled odds',
});

const one = keyedPublicRead({
  path: '/special-odds/{slug}',
  tag,
  summary: 'One odd, what was changed since it was published, and its sponsor’s record',
  request: { params: z.object({ slug: slugSchema }) },
  answer: specialOddAnswerSchema,
  description: 'The odd',
});
