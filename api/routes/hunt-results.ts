import { createRoute, z } from '@hono/zod-openapi';
import { huntCancelInputSchema } from '@/contract/bonus-hunts';
import { statusSchema } from '@/contract/envelope';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { slugSchema } from '@/contract/slug';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { recordWatched } from '../services/audit/record-audit';
import { cancelHunt } from '../services/bonus-hunts/cancel-hunt';
import { lookAtHunt } from '../services/desk/audit/looks';

/** What the team does with bonus hunts: the end before the end. */
export function registerHuntResultRoutes(app: Api): void {
  app.openapi(cancel, async (c) => {
    const [{ slug }, input] = [c.req.valid('param'), c.req.valid('json')];
    const actorId = c.var.member.user.id;
    const what = { action: 'hunt_cancelled', subject: `bonus_hunts:${slug}` } as const;
    const entry = { ...what, actorId, after: {}, look: lookAtHunt(slug) };
    const answer = await idempotent(c, {
      answer: statusSchema,
      run: async (writing) => {
        await recordWatched(writing, { ...entry, ...input }, () => cancelHunt(writing, { slug, input }));
        return { status: true };
      },
    });
    c.var.ctx.log.info({ event: 'hunt_cancelled', slug, actorId }, 'hunt cancelled');
    return c.json(answer, 201);
  });
}

const cancel = createRoute({
  method: 'post',
  path: '/bonus-hunts/{slug}/cancellation',
  tags: ['bonus hunts'],
  summary: 'Cancels a hunt before its prizes are given; everybody who guessed is told why',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, requireRole('moderator', 'admin'), jsonBody] as const,
  request: {
    params: z.object({ slug: slugSchema }),
    headers: idempotencyHeadersSchema,
    body: jsonInput(huntCancelInputSchema),
  },
  responses: {
    201: jsonAnswer(statusSchema, 'Cancelled; the same for every repeat of the key'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});
