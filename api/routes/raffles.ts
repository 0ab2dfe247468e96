import { createRoute, z } from '@hono/zod-openapi';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import { pageQuerySchema } from '@/contract/page';
import {
  ownTicketsAnswerSchema,
  pastRafflesAnswerSchema,
  raffleAnswerSchema,
  rafflesAnswerSchema,
} from '@/contract/raffles';
import { slugSchema } from '@/contract/slug';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { requireMember } from '../http/require-member';
import { getDrawProof } from '../services/raffles/get-draw-proof';
import { getOwnTickets } from '../services/raffles/get-own-tickets';
import { getRaffle } from '../services/raffles/get-raffle';
import { listCurrentRaffles } from '../services/raffles/list-current-raffles';
import { listPastRaffles } from '../services/raffles/list-past-raffles';

const tag = 'raffles';
const one = { params: z.object({ slug: slugSchema }) };

/** GET /raffles and what stands below it: the draws, their archive, one draw, how it was computed, and the viewer's part in it. */
export function registerRaffleRoutes(app: Api): void {
  app.openapi(current, async (c) => c.json({ status: true, data: await listCurrentRaffles(c.var.ctx) }, 200));
  app.openapi(past, async (c) => {
    const page = await listPastRaffles(c.var.ctx, c.req.valid('query').cursor);
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(detail, async (c) => {
    const data = await getRaffle(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(proof, async (c) => {
    const data = await getDrawProof(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(mine, async (c) => {
    const data = await getOwnTickets(c.var.ctx, {
      slug: c.req.valid('param').slug,
      userId: c.var.member.user.id,
    });
    return c.json({ status: true, data }, 200);
  });
}

const current = publicRead({
  path: '/raffles',
  tag,
  summary: 'The draws that are open, come next or wait to be drawn: the next to end first',
  answer: rafflesAnswerSchema,
  description: 'The draws',
});

const past = keyedPublicRead({
  path: '/raffles/past',
  tag,
  summary: 'The drawn and the cancelled draws, newest first, a page at a time',
  request: { query: pageQuerySchema },
  answer: pastRafflesAnswerSchema,
  description: 'A page of draws',
});

const detail = keyedPublicRead({
  path: '/raffles/{slug}',
  tag,
  summary: 'One draw with its rules, its numbers and its results',
  request: one,
  answer: raffleAnswerSchema,
  description: 'The draw',
});

const proof = keyedPublicRead({
  path: '/raffles/{slug}/proof',
  tag,
  summary: 'Everything a drawn draw was computed from, to compute it again',
  request: one,
  answer: drawProofAnswerSchema,
  description: 'List, seeds and results',
});

const mine = createRoute({
  method: 'get',
  path: '/raffles/{slug}/mine',
  tags: [tag],
  summary: 'The member’s own tickets in a draw',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  request: one,
  responses: answers(ownTicketsAnswerSchema, 'The tickets, by runs of numbers', 401, 404, 422),
});
