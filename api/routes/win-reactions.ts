import { createRoute } from '@hono/zod-openapi';
import {
  reactionInputSchema,
  winIdsParamsSchema,
  winParamsSchema,
  winReactionAnswerSchema,
  winReactionsAnswerSchema,
} from '@/contract/win-reactions';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { withinLimit } from '../http/within-limit';
import { listOwnReactions } from '../services/wins/list-own-reactions';
import { react } from '../services/wins/react';

/** A member's reactions to viewers' wins: those of a page in one call, and one given, changed or taken back. */
export function registerWinReactionRoutes(app: Api): void {
  app.openapi(own, async (c) => {
    const { ctx, member } = c.var;
    const winIds = c.req.valid('param').ids.split('-').map(Number);
    const data = await listOwnReactions(ctx, { userId: member.user.id, winIds });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(give, async (c) => {
    const { ctx, member } = c.var;
    const winId = Number(c.req.valid('param').id);
    const { reaction } = c.req.valid('json');
    return c.json({ status: true, data: await react(ctx, { userId: member.user.id, winId, reaction }) }, 200);
  });
  app.openapi(takeBack, async (c) => {
    const { ctx, member } = c.var;
    const winId = Number(c.req.valid('param').id);
    const data = await react(ctx, { userId: member.user.id, winId, reaction: null });
    return c.json({ status: true, data }, 200);
  });
}

const ofMember = { tags: ['wins'], security: [{ client: [], bearer: [] }] };

const own = createRoute({
  ...ofMember,
  method: 'get',
  path: '/wins/reactions/{ids}',
  summary: 'The member’s own reactions to some wins, and how many said what by now',
  middleware: [requireMember] as const,
  request: { params: winIdsParamsSchema },
  responses: answers(winReactionsAnswerSchema, 'Those of the wins that are approved', 401, 404),
});

const give = createRoute({
  ...ofMember,
  method: 'put',
  path: '/wins/{id}/reaction',
  summary: 'The member’s one reaction to an approved win, given or changed',
  middleware: [requireMember, claimingMember, withinLimit('winReaction'), jsonBody] as const,
  request: { params: winParamsSchema, body: jsonInput(reactionInputSchema) },
  responses: answers(winReactionAnswerSchema, 'How the win stands now', ...bodyErrors, 401, 404),
});

const takeBack = createRoute({
  ...ofMember,
  method: 'delete',
  path: '/wins/{id}/reaction',
  summary: 'Takes the member’s reaction back',
  middleware: [requireMember, claimingMember, withinLimit('winReaction')] as const,
  request: { params: winParamsSchema },
  responses: answers(winReactionAnswerSchema, 'How the win stands now', 401, 404),
});
