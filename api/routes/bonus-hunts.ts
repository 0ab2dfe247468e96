import { createRoute, z } from '@hono/zod-openapi';
import {
  guessInputSchema,
  huntAnswerSchema,
  huntGuessesAnswerSchema,
  huntsAnswerSchema,
  huntsQuerySchema,
  ownGuessAnswerSchema,
} from '@/contract/bonus-hunts';
import { pageQuerySchema } from '@/contract/page';
import { slugSchema } from '@/contract/slug';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { jsonBody } from '../http/json-body';
import { keyedPublicRead } from '../http/public-read';
import { requireMember } from '../http/require-member';
import { getHunt } from '../services/bonus-hunts/get-hunt';
import { getOwnGuess } from '../services/bonus-hunts/get-own-guess';
import { listGuesses } from '../services/bonus-hunts/list-guesses';
import { listHunts } from '../services/bonus-hunts/list-hunts';
import { placeGuess } from '../services/bonus-hunts/place-guess';

/** GET /bonus-hunts, one hunt, its guesses once they are unsealed, and the member's own guess before that. */
export function registerBonusHuntRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    return c.json({ status: true, ...(await listHunts(c.var.ctx, c.req.valid('query'))) }, 200);
  });
  app.openapi(one, async (c) => {
    return c.json({ status: true, data: await getHunt(c.var.ctx, c.req.valid('param').slug) }, 200);
  });
  app.openapi(guesses, async (c) => {
    const { slug } = c.req.valid('param');
    const page = await listGuesses(c.var.ctx, { slug, cursor: c.req.valid('query').cursor });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(ownGuess, async (c) => {
    const { slug } = c.req.valid('param');
    return c.json(
      { status: true, data: await getOwnGuess(c.var.ctx, { userId: c.var.member.user.id, slug }) },
      200,
    );
  });
  app.openapi(guess, async (c) => {
    const { ctx, member } = c.var;
    const { slug } = c.req.valid('param');
    await placeGuess(ctx, { userId: member.user.id, slug, input: c.req.valid('json') });
    return c.json({ status: true, data: await getOwnGuess(ctx, { userId: member.user.id, slug }) }, 200);
  });
}

const tag = 'bonus hunts';
const params = z.object({ slug: slugSchema });

const list = keyedPublicRead({
  path: '/bonus-hunts',
  tag,
  summary: 'Hunts that go on, or finished ones; the newest first',
  request: { query: huntsQuerySchema },
  answer: huntsAnswerSchema,
  description: 'A page of hunts',
});

const one = keyedPublicRead({
  path: '/bonus-hunts/{slug}',
  tag,
  summary: 'A hunt with its bonuses and its leading guesses',
  request: { params },
  answer: huntAnswerSchema,
  description: 'The hunt',
});

const guesses = keyedPublicRead({
  path: '/bonus-hunts/{slug}/guesses',
  tag,
  summary: 'The guesses of a hunt: none while guessing is open, by rank once it is completed',
  request: { params, query: pageQuerySchema },
  answer: huntGuessesAnswerSchema,
  description: 'A page of guesses',
});

const ownGuess = createRoute({
  method: 'get',
  path: '/bonus-hunts/{slug}/guess',
  tags: [tag],
  summary: 'The member’s own guess, and whether guesses are taken',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  request: { params },
  responses: answers(ownGuessAnswerSchema, 'The own guess', 401, 404),
});

const guess = createRoute({
  method: 'post',
  path: '/bonus-hunts/{slug}/guess',
  tags: [tag],
  summary: 'Makes the member’s guess, or changes it, until the first bonus is opened or the hour has come',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, claimingMember, jsonBody] as const,
  request: { params, body: jsonInput(guessInputSchema) },
  responses: answers(ownGuessAnswerSchema, 'The guess as it stands', ...bodyErrors, 401, 404, 409),
});
