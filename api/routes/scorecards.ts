import { z } from '@hono/zod-openapi';
import { publicAnswersAnswerSchema, scorecardsAnswerSchema } from '@/contract/sponsor-scorecards';
import { sponsorSlugSchema } from '@/contract/sponsors';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { listPublicAnswers } from '../services/scorecards/list-public-answers';
import { listScorecards } from '../services/scorecards/list-scorecards';

/** GET /sponsor-scorecards and GET /sponsors/{slug}/answers: how sponsors stand by what came to an end, and what they say to it in public. */
export function registerScorecardRoutes(app: Api): void {
  app.openapi(scorecards, async (c) => c.json({ status: true, data: await listScorecards(c.var.ctx) }, 200));
  app.openapi(publicAnswers, async (c) => {
    const data = await listPublicAnswers(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
}

const scorecards = publicRead({
  path: '/sponsor-scorecards',
  tag: 'sponsors',
  summary:
    'Every sponsor’s closed complaints, prizes on time, odds and addresses, with the rules of the figures',
  answer: scorecardsAnswerSchema,
  description: 'The scorecards',
});

const publicAnswers = keyedPublicRead({
  path: '/sponsors/{slug}/answers',
  tag: 'sponsors',
  summary: 'The newest answers to cases whose complainants agreed to show them, masked',
  request: { params: z.object({ slug: sponsorSlugSchema }) },
  answer: publicAnswersAnswerSchema,
  description: 'The answers',
});
