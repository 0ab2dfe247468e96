import { createRoute, z } from '@hono/zod-openapi';
import { slugSchema } from '@/contract/slug';
import {
  oddRecordsAnswerSchema,
  specialOddAnswerSchema,
  specialOddsAnswerSchema,
  specialOddsQuerySchema,
} from '@/contract/special-odds';
import { sponsorClickAnswerSchema, sponsorClickQuerySchema } from '@/contract/sponsors';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { refusePaused } from '../http/require-member';
import { countOddClick } from '../services/special-odds/count-odd-click';
import { findSpecialOdd } from '../services/special-odds/find-special-odd';
import { listOddRecords } from '../services/special-odds/list-odd-records';
import { listSpecialOdds } from '../services/special-odds/list-special-odds';

/** GET /special-odds, the sponsors' record, one odd, and the counted way out to it. */
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
  app.openapi(click, async (c) => {
    const userId = c.var.visitor?.user.id ?? null;
    const visit = { ...c.req.valid('param'), ...c.req.valid('query'), userId };
    const url = await countOddClick(c.var.ctx, visit);
    return c.json({ status: true, data: { url } }, 200);
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

const click = createRoute({
  method: 'post',
  path: '/special-odds/{slug}/clicks',
  tags: [tag],
  summary:
    'Counts a visit to the odd’s sponsor and answers the odd’s own address, as POST /sponsors/{slug}/clicks does; 404 unless it is open and has one',
  security: [{ client: [] }, { client: [], bearer: [] }],
  middleware: [refusePaused] as const,
  request: { params: z.object({ slug: slugSchema }), query: sponsorClickQuerySchema },
  responses: answers(sponsorClickAnswerSchema, 'The visit is counted', 401, 404, 422),
});
