import { createRoute, z } from '@hono/zod-openapi';
import { slugSchema } from '@/contract/slug';
import { ownTournamentEntryAnswerSchema, tournamentEntryInputSchema } from '@/contract/tournaments';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { checkIn } from '../services/tournaments/check-in';
import { getOwnEntry } from '../services/tournaments/get-own-entry';
import { joinTournament } from '../services/tournaments/join-tournament';
import { withdraw } from '../services/tournaments/withdraw';

/** What a member does with a tournament: joins, changes the game, confirms the place, withdraws. Each answers how it stands then. */
export function registerTournamentEntryRoutes(app: Api): void {
  app.openapi(own, async (c) => {
    const { slug } = c.req.valid('param');
    return c.json(
      { status: true, data: await getOwnEntry(c.var.ctx, { userId: c.var.member.user.id, slug }) },
      200,
    );
  });
  app.openapi(join, async (c) => {
    const [{ ctx, member }, { slug }] = [c.var, c.req.valid('param')];
    await joinTournament(ctx, { userId: member.user.id, slug, input: c.req.valid('json') });
    return c.json({ status: true, data: await getOwnEntry(ctx, { userId: member.user.id, slug }) }, 200);
  });
  app.openapi(confirm, async (c) => {
    const [{ ctx, member }, { slug }] = [c.var, c.req.valid('param')];
    await checkIn(ctx, { userId: member.user.id, slug });
    return c.json({ status: true, data: await getOwnEntry(ctx, { userId: member.user.id, slug }) }, 200);
  });
  app.openapi(leave, async (c) => {
    const [{ ctx, member }, { slug }] = [c.var, c.req.valid('param')];
    await withdraw(ctx, { userId: member.user.id, slug });
    return c.json({ status: true, data: await getOwnEntry(ctx, { userId: member.user.id, slug }) }, 200);
  });
}

const usual = {
  tags: ['tournaments'],
  security: [{ client: [], bearer: [] }],
  request: { params: z.object({ slug: slugSchema }) },
};
const answer = jsonAnswer(ownTournamentEntryAnswerSchema, 'The own entry as it stands');

const own = createRoute({
  ...usual,
  method: 'get',
  path: '/tournaments/{slug}/entry',
  summary: 'The member’s own entry, and what can be done with it',
  middleware: [requireMember] as const,
  responses: { 200: answer, ...errorAnswers(...anyErrors, 401, 404) },
});

const join = createRoute({
  ...usual,
  method: 'post',
  path: '/tournaments/{slug}/entry',
  summary: 'Registers the member: to a place, or to the waiting list; or changes the game',
  middleware: [requireMember, claimingMember, jsonBody] as const,
  request: { ...usual.request, body: jsonInput(tournamentEntryInputSchema) },
  responses: { 200: answer, ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409) },
});

const leave = createRoute({
  ...usual,
  method: 'post',
  path: '/tournaments/{slug}/withdrawal',
  summary: 'Withdraws the member before the start; the next one on the waiting list gets the place',
  middleware: [requireMemberEvenPaused, claimingMember] as const,
  responses: { 200: answer, ...errorAnswers(...anyErrors, 401, 404, 409) },
});

const confirm = createRoute({
  ...usual,
  method: 'post',
  path: '/tournaments/{slug}/check-in',
  summary: 'Confirms the member’s place during the check-in',
  middleware: [requireMember, claimingMember] as const,
  responses: { 200: answer, ...errorAnswers(...anyErrors, 401, 404, 409) },
});
