import { createRoute, z } from '@hono/zod-openapi';
import { sponsorEntriesAnswerSchema } from '@/contract/sponsor-entries';
import {
  sponsorAnswerSchema,
  sponsorClickAnswerSchema,
  sponsorClickQuerySchema,
  sponsorSlugSchema,
  sponsorsAnswerSchema,
} from '@/contract/sponsors';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { refusePaused } from '../http/require-member';
import { countClick } from '../services/sponsors/count-click';
import { getSponsor } from '../services/sponsors/get-sponsor';
import { listSponsorEntries } from '../services/sponsors/list-sponsor-entries';
import { listSponsors } from '../services/sponsors/list-sponsors';

/** GET /sponsors, one of them, what is held with it, and the counted way out to it. */
export function registerSponsorRoutes(app: Api): void {
  app.openapi(list, async (c) => c.json({ status: true, data: await listSponsors(c.var.ctx) }, 200));
  app.openapi(one, async (c) => {
    const data = await getSponsor(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(entries, async (c) => {
    const data = await listSponsorEntries(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(click, async (c) => {
    const userId = c.var.visitor?.user.id ?? null;
    const click = { ...c.req.valid('param'), ...c.req.valid('query'), userId };
    const url = await countClick(c.var.ctx, click);
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

const one = keyedPublicRead({
  path: '/sponsors/{slug}',
  tag: 'sponsors',
  summary: 'A sponsor with its terms and the history of its addresses',
  request: { params: z.object({ slug: sponsorSlugSchema }) },
  answer: sponsorAnswerSchema,
  description: 'The sponsor',
});

const entries = keyedPublicRead({
  path: '/sponsors/{slug}/entries',
  tag: 'sponsors',
  summary: 'What is held with a sponsor or is about it, by kind, newest first',
  request: { params: z.object({ slug: sponsorSlugSchema }) },
  answer: sponsorEntriesAnswerSchema,
  description: 'The entries by kind',
});

const click = createRoute({
  method: 'post',
  path: '/sponsors/{slug}/clicks',
  tags: ['sponsors'],
  summary:
    'Counts a visit and answers the sponsor’s stored address, a click id in it where its link has room for one; a paused member gets none',
  security: [{ client: [] }, { client: [], bearer: [] }],
  middleware: [refusePaused] as const,
  request: { params: z.object({ slug: sponsorSlugSchema }), query: sponsorClickQuerySchema },
  responses: answers(sponsorClickAnswerSchema, 'The visit is counted', 401, 404, 422),
});
