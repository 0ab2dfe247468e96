import { createRoute, z } from '@hono/zod-openapi';
import { sponsorClickAnswerSchema, sponsorSlugSchema, sponsorsAnswerSchema } from '@/contract/sponsors';
import { anyErrors, errorAnswers, jsonAnswer } from '../http/answers';
import type { Api } from '../http/app-env';
import { publicRead } from '../http/public-read';
import { countClick } from '../services/sponsors/count-click';
import { listSponsors } from '../services/sponsors/list-sponsors';

/** GET /sponsors, and the counted way out to one of them. */
export function registerSponsorRoutes(app: Api): void {
  app.openapi(list, async (c) => c.json({ status: true, data: await listSponsors(c.var.ctx) }, 200));
  app.openapi(click, async (c) => {
    const url = await countClick(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data: { url } }, 200);
  });
}

const list = publicRead({
  path: '/sponsors',
  tag: 'sponsors',
  summary: 'The active sponsors: VIP first, then in the operator’s order',
  answer: sponsorsAnswerSchema,
  description: 'The sponsors',
});

const click = createRoute({
  method: 'post',
  path: '/sponsors/{slug}/clicks',
  tags: ['sponsors'],
  summary: 'Counts a visit and answers the sponsor’s stored address',
  request: { params: z.object({ slug: sponsorSlugSchema }) },
  responses: {
    200: jsonAnswer(sponsorClickAnswerSchema, 'The visit is counted'),
    ...errorAnswers(404, ...anyErrors),
  },
});
