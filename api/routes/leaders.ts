import { createRoute } from '@hono/zod-openapi';
import {
  boardParamsSchema,
  frozenBoardAnswerSchema,
  frozenBoardParamsSchema,
  frozenPeriodsAnswerSchema,
  leadersAnswerSchema,
  ownRankAnswerSchema,
} from '@/contract/leaders';
import { pageQuerySchema } from '@/contract/page';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { requireMember } from '../http/require-member';
import { getFrozen } from '../services/leaders/get-frozen';
import { listFrozen } from '../services/leaders/list-frozen';
import { listLeaders } from '../services/leaders/list-leaders';
import { ownRank } from '../services/leaders/own-rank';

/** GET /leaders: boards as they stand, the member's own place, and the frozen ones of the past. */
export function registerLeaderRoutes(app: Api): void {
  app.openapi(board, async (c) => {
    const query = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json({ status: true, ...(await listLeaders(c.var.ctx, query)) }, 200);
  });
  app.openapi(own, async (c) => {
    const { metric, period } = c.req.valid('param');
    return c.json(
      {
        status: true,
        data: await ownRank(c.var.ctx, { userId: c.var.member.user.id, metric, kind: period }),
      },
      200,
    );
  });
  app.openapi(past, async (c) => {
    const query = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json({ status: true, ...(await listFrozen(c.var.ctx, query)) }, 200);
  });
  app.openapi(frozen, async (c) => {
    const query = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json({ status: true, ...(await getFrozen(c.var.ctx, query)) }, 200);
  });
}

const board = keyedPublicRead({
  path: '/leaders/{metric}/{period}',
  tag: 'leaders',
  summary: 'The board of this week, this month or all time; equal values rank by who reached them first',
  answer: leadersAnswerSchema,
  description: 'A page of places',
  request: { params: boardParamsSchema, query: pageQuerySchema },
});

const own = createRoute({
  method: 'get',
  path: '/leaders/{metric}/{period}/me',
  tags: ['leaders'],
  summary: 'The member’s own place',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  request: { params: boardParamsSchema },
  responses: answers(ownRankAnswerSchema, 'The place, or null', 401, 404),
});

const past = keyedPublicRead({
  path: '/leaders/{metric}/{period}/past',
  tag: 'leaders',
  summary: 'Weeks or months that are over, the newest first',
  answer: frozenPeriodsAnswerSchema,
  description: 'A page of periods',
  request: { params: boardParamsSchema, query: pageQuerySchema },
});

const frozen = keyedPublicRead({
  path: '/leaders/{metric}/{period}/past/{start}',
  tag: 'leaders',
  summary: 'A board that no longer changes, with the hash over all its places',
  answer: frozenBoardAnswerSchema,
  description: 'A page of places',
  request: { params: frozenBoardParamsSchema, query: pageQuerySchema },
});
