import { z } from '@hono/zod-openapi';
import {
  huntAnswerSchema,
  huntGuessesAnswerSchema,
  huntsAnswerSchema,
  huntsQuerySchema,
} from '@/contract/bonus-hunts';
import { pageQuerySchema } from '@/contract/page';
import { slugSchema } from '@/contract/slug';
import type { Api } from '../http/app-env';
import { publicReadOf } from '../http/public-read';
import { getHunt } from '../services/bonus-hunts/get-hunt';
import { listGuesses } from '../services/bonus-hunts/list-guesses';
import { listHunts } from '../services/bonus-hunts/list-hunts';

/** GET /bonus-hunts, one hunt, and its guesses once they are unsealed. */
export function registerBonusHuntRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    return c.json({ status: true, ...(await listHunts(c.var.ctx, c.req.valid('query'))) }, 200);
  });
  app.openapi(one, async (c) => {
    return c.json({ status: true, data: await getHunt(c.var.ctx, c.req.valid('param').slug) }, 200);
  });
  app.openapi(guesses, async (c) => {
    const { slug } = c.req.valid('param');
    const page = await listGuesses(c.var.ctx, slug, c.req.valid('query').cursor);
    return c.json({ status: true, ...page }, 200);
  });
}

const tag = 'bonus hunts';
const params = z.object({ slug: slugSchema });

const list = publicReadOf({
  path: '/bonus-hunts',
  tag,
  summary: 'Hunts that go on, or finished ones; the newest first',
  request: { query: huntsQuerySchema },
  answer: huntsAnswerSchema,
  description: 'A page of hunts',
});

const one = publicReadOf({
  path: '/bonus-hunts/{slug}',
  tag,
  summary: 'A hunt with its bonuses and its leading guesses',
  request: { params },
  answer: huntAnswerSchema,
  description: 'The hunt',
});

const guesses = publicReadOf({
  path: '/bonus-hunts/{slug}/guesses',
  tag,
  summary: 'The guesses of a hunt: none while guessing is open, by rank once it is completed',
  request: { params, query: pageQuerySchema },
  answer: huntGuessesAnswerSchema,
  description: 'A page of guesses',
});
