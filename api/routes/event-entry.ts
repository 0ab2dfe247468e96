import { createRoute, z } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import { eventEntryInputSchema, ownEventPartAnswerSchema } from '@/contract/events';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { slugSchema } from '@/contract/slug';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireKeyedMember, requireMember, requireMemberEvenPaused } from '../http/require-member';
import { getOwnPart } from '../services/events/get-own-part';
import { handInEntry } from '../services/events/hand-in-entry';
import { joinEvent } from '../services/events/join-event';
import { leaveEvent } from '../services/events/leave-event';

/** What a member does with an event: takes part, leaves, hands in an entry. */
export function registerEventEntryRoutes(app: Api): void {
  app.openapi(own, async (c) => {
    const { slug } = c.req.valid('param');
    return c.json(
      { status: true, data: await getOwnPart(c.var.ctx, { userId: c.var.member.user.id, slug }) },
      200,
    );
  });
  app.openapi(join, async (c) => {
    const [{ ctx, member }, { slug }] = [c.var, c.req.valid('param')];
    await joinEvent(ctx, { userId: member.user.id, slug });
    return c.json({ status: true, data: await getOwnPart(ctx, { userId: member.user.id, slug }) }, 200);
  });
  app.openapi(leave, async (c) => {
    const [{ ctx, member }, { slug }] = [c.var, c.req.valid('param')];
    await leaveEvent(ctx, { userId: member.user.id, slug });
    return c.json({ status: true, data: await getOwnPart(ctx, { userId: member.user.id, slug }) }, 200);
  });
  app.openapi(handIn, async (c) => {
    const [{ member }, { slug }, input] = [c.var, c.req.valid('param'), c.req.valid('json')];
    const run = async (writing: Parameters<typeof handInEntry>[0]) => {
      await handInEntry(writing, { userId: member.user.id, slug, input });
      return { status: true };
    };
    return c.json(await idempotent(c, { answer: statusSchema, run }), 201);
  });
}

const usual = {
  tags: ['events'],
  security: [{ client: [], bearer: [] }],
  request: { params: z.object({ slug: slugSchema }) },
};
const answer = jsonAnswer(ownEventPartAnswerSchema, 'The own part as it stands');

const own = createRoute({
  ...usual,
  method: 'get',
  path: '/events/{slug}/participation',
  summary: 'The member’s own part of an event: place, entries, and what can be done',
  middleware: [requireMember] as const,
  responses: { 200: answer, ...errorAnswers(...anyErrors, 401, 404) },
});

const join = createRoute({
  ...usual,
  method: 'post',
  path: '/events/{slug}/participation',
  summary: 'Takes part in an event: at a place, or on the waiting list',
  middleware: [requireMember, claimingMember] as const,
  responses: { 200: answer, ...errorAnswers(...anyErrors, 401, 404, 409) },
});

const leave = createRoute({
  ...usual,
  method: 'post',
  path: '/events/{slug}/withdrawal',
  summary: 'Leaves an event before it starts; the next one on the waiting list gets the place',
  middleware: [requireMemberEvenPaused, claimingMember] as const,
  responses: { 200: answer, ...errorAnswers(...anyErrors, 401, 404, 409) },
});

const handIn = createRoute({
  ...usual,
  method: 'post',
  path: '/events/{slug}/entries',
  summary: 'Hands in an entry for review',
  middleware: [requireKeyedMember, claimingMember, jsonBody] as const,
  request: { ...usual.request, headers: idempotencyHeadersSchema, body: jsonInput(eventEntryInputSchema) },
  responses: {
    201: jsonAnswer(statusSchema, 'Handed in'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});
