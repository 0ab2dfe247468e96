import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import { nicknameInputSchema, nicknameResetInputSchema } from '@/contract/nicknames';
import { transact } from '../db/transact';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { resetNickname } from '../services/desk/members/reset-nickname';
import { setNickname } from '../services/profile/set-nickname';

/** POST /user/nickname: the name that everybody sees. POST /nicknames/reset: the team takes one away. */
export function registerNicknameRoutes(app: Api): void {
  app.openapi(choose, async (c) => {
    const { ctx, member } = c.var;
    const input = c.req.valid('json');
    await transact(ctx.db, (tx) => setNickname({ ...ctx, tx }, { member, input }));
    return c.json({ status: true }, 200);
  });
  app.openapi(reset, async (c) => {
    const { ctx, member } = c.var;
    const asked = { ...c.req.valid('json'), actorId: member.user.id };
    await transact(ctx.db, (tx) => resetNickname({ ...ctx, tx }, asked));
    return c.json({ status: true }, 200);
  });
}

const usual = { tags: ['account'], security: [{ client: [], bearer: [] }] };

const choose = createRoute({
  ...usual,
  method: 'post',
  path: '/user/nickname',
  summary: 'The name that everybody sees in place of the mask; an empty one takes it away',
  middleware: [requireMember, jsonBody] as const,
  request: { body: jsonInput(nicknameInputSchema) },
  responses: { 200: jsonAnswer(statusSchema, 'Chosen'), ...errorAnswers(...anyErrors, ...bodyErrors, 401) },
});

const reset = createRoute({
  ...usual,
  method: 'post',
  path: '/nicknames/reset',
  summary: 'For the team: take a member’s nickname away; the member is told why',
  middleware: [requireMember, requireRole('moderator', 'admin'), jsonBody] as const,
  request: { body: jsonInput(nicknameResetInputSchema) },
  responses: {
    200: jsonAnswer(statusSchema, 'Taken away'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404),
  },
});
