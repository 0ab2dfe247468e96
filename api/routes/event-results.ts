import { createRoute, z } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  eventEntryParamsSchema,
  eventResultInputSchema,
  eventScoreInputSchema,
  judgingAnswerSchema,
} from '@/contract/event-results';
import { slugSchema } from '@/contract/slug';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { lookAtEvent, lookAtScore } from '../services/desk/audit/looks';
import { decideEvent } from '../services/events/decide-event';
import { listJudging } from '../services/events/list-judging';
import { scoreEntry } from '../services/events/score-entry';

/** What the team does with events: the jury's scores, and the result that stands. */
export function registerEventResultRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const data = await listJudging(c.var.ctx, c.var.member.user.id);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(score, async (c) => {
    const { slug, id } = c.req.valid('param');
    const jurorId = c.var.member.user.id;
    const input = c.req.valid('json');
    const look = lookAtScore(Number(id), jurorId);
    const entry = { actorId: jurorId, action: 'entry_scored', subject: `event_entries:${id}`, look } as const;
    await audited(c.var.ctx, { ...entry, after: input, reason: 'Jüri puanı verildi.' }, (ctx) =>
      scoreEntry(ctx, { slug, entryId: Number(id), jurorId, ...input }),
    );
    return c.json({ status: true }, 200);
  });
  app.openapi(decide, async (c) => {
    const [{ slug }, input] = [c.req.valid('param'), c.req.valid('json')];
    const actorId = c.var.member.user.id;
    const { action, reason = 'Sonuç kesinleşti.' } = input;
    const look = lookAtEvent(slug);
    const entry = { actorId, action: 'event_decided', subject: `events:${slug}`, look } as const;
    await audited(c.var.ctx, { ...entry, after: { action }, reason }, (ctx) =>
      decideEvent(ctx, { slug, input }),
    );
    c.var.ctx.log.info({ event: 'event_decided', slug, action: input.action, actorId }, 'event decided');
    return c.json({ status: true }, 200);
  });
}

const team = [requireMember, requireRole('moderator', 'admin')] as const;
const usual = { tags: ['events'], security: [{ client: [], bearer: [] }] };
const done = { 200: jsonAnswer(statusSchema, 'Done') };

const list = createRoute({
  ...usual,
  method: 'get',
  path: '/judging',
  summary: 'The events that wait for their result, and the entries that a jury scores',
  middleware: [...team] as const,
  responses: answers(judgingAnswerSchema, 'The events', 401),
});

const score = createRoute({
  ...usual,
  method: 'post',
  path: '/events/{slug}/entries/{id}/score',
  summary: 'A juror’s score of an entry; again, it replaces the earlier one',
  middleware: [...team, jsonBody] as const,
  request: { params: eventEntryParamsSchema, body: jsonInput(eventScoreInputSchema) },
  responses: { ...done, ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409) },
});

const decide = createRoute({
  ...usual,
  method: 'post',
  path: '/events/{slug}/result',
  summary: 'The result stands and the prizes are given, or the event is cancelled',
  middleware: [...team, jsonBody] as const,
  request: { params: z.object({ slug: slugSchema }), body: jsonInput(eventResultInputSchema) },
  responses: { ...done, ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409) },
});
