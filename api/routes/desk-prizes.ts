import { createRoute } from '@hono/zod-openapi';
import {
  deskDrawsAnswerSchema,
  deskDrawsQuerySchema,
  deskPrizesAnswerSchema,
  deskPrizesQuerySchema,
} from '@/contract/desk-prizes';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { listDraws } from '../services/desk/prizes/list-draws';
import { listPrizes } from '../services/desk/prizes/list-prizes';

/** Draws as the clock takes them on, and prizes until they are delivered: lists alone, decided is in the inbox and in the content desk. */
export function registerDeskPrizeRoutes(app: Api): void {
  app.openapi(draws, async (c) =>
    c.json({ status: true, ...(await listDraws(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(prizes, async (c) =>
    c.json({ status: true, ...(await listPrizes(c.var.ctx, c.req.valid('query'))) }, 200),
  );
}

const tags = ['desk'];
const security = [{ client: [], bearer: [] }];

const draws = createRoute({
  method: 'get',
  tags,
  security,
  path: '/desk/draws',
  summary: 'For the team: draws, what the clock does next with each, and how far their prizes are',
  middleware: [requireMember, requireRole('admin', 'editor', 'moderator')] as const,
  request: { query: deskDrawsQuerySchema },
  responses: answers(deskDrawsAnswerSchema, 'A page of draws, the latest first', 401, 422),
});

const prizes = createRoute({
  method: 'get',
  tags,
  security,
  path: '/desk/prizes',
  summary: 'For moderators: prizes that were won, by how far they are',
  middleware: [requireMember, requireRole('admin', 'moderator')] as const,
  request: { query: deskPrizesQuerySchema },
  responses: answers(deskPrizesAnswerSchema, 'A page of prizes, the latest first', 401, 422),
});
