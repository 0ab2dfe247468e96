import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  adjustmentInputSchema,
  type MemberStepWire,
  memberIdParamsSchema,
  memberStepAnswerSchema,
  memberStepSchema,
} from '@/contract/desk-member-steps';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import type { Writing } from '../context';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { type MemberEnv, requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { adjustSikke } from '../services/desk/members/adjust-sikke';

/** What the team does about a member, below /desk/members/{id}. */
export function registerDeskMemberStepRoutes(app: Api): void {
  app.openapi(adjustment, async (c) => {
    const asked = { ...c.req.valid('json'), memberId: c.req.valid('param').id };
    return c.json(await once(c, (writing, actorId) => adjustSikke(writing, { ...asked, actorId })), 201);
  });
}

async function once(
  c: Pick<Context<MemberEnv>, 'req' | 'var'>,
  step: (writing: Writing, actorId: string) => Promise<MemberStepWire>,
) {
  const run = (writing: Writing) => step(writing, c.var.member.user.id);
  return { status: true as const, data: await idempotent(c, { answer: memberStepSchema, run }) };
}

const adjustment = createRoute({
  method: 'post',
  path: '/desk/members/{id}/adjustment',
  tags: ['desk'],
  summary: 'For admins: give a member Sikke or take some; a large sum waits for a second admin',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember, requireRole('admin'), jsonBody] as const,
  request: {
    params: memberIdParamsSchema,
    headers: idempotencyHeadersSchema,
    body: jsonInput(adjustmentInputSchema),
  },
  responses: {
    201: jsonAnswer(memberStepAnswerSchema, 'Done or asked for; the same for every repeat of the key'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});
