import { createRoute } from '@hono/zod-openapi';
import { ownerStepInputSchema } from '@/contract/claim-inputs';
import {
  claimAnswerSchema,
  claimKindParamsSchema,
  claimParamsSchema,
  claimStateAnswerSchema,
  claimStateSchema,
  claimsAnswerSchema,
} from '@/contract/claims';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { pageQuerySchema } from '@/contract/page';
import type { Writing } from '../context';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { getOwnClaim, listOwnClaims } from '../services/claims/review/list-own-claims';
import { reviewKinds } from '../services/claims/review/review-kinds';
import { takeOwnStep } from '../services/claims/review/take-own-step';

const tags = ['claims'];
const security = [{ client: [], bearer: [] }];

/** GET /claims/{kind}/own and below: a member's own claims with their history, and what their owner does with them. */
export function registerOwnClaimRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const { kind } = c.req.valid('param');
    const { cursor } = c.req.valid('query');
    const page = await listOwnClaims(c.var.ctx, {
      kind: reviewKinds[kind],
      userId: c.var.member.user.id,
      cursor,
    });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(one, async (c) => {
    const { kind, id } = c.req.valid('param');
    const data = await getOwnClaim(c.var.ctx, {
      kind: reviewKinds[kind],
      userId: c.var.member.user.id,
      id: Number(id),
    });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(step, async (c) => {
    const { kind, id } = c.req.valid('param');
    const [{ member }, input] = [c.var, c.req.valid('json')];
    const asked = { kind: reviewKinds[kind], id: Number(id) };
    const run = (writing: Writing) => takeOwnStep(writing, { member, subject: asked, input });
    const data = await idempotent(c, { answer: claimStateSchema, run });
    return c.json({ status: true, data }, 201);
  });
}

const list = createRoute({
  method: 'get',
  path: '/claims/{kind}/own',
  tags,
  summary: 'The member’s own claims of a kind, newest first, each with its history',
  security,
  middleware: [requireMember, claimingMember] as const,
  request: { params: claimKindParamsSchema, query: pageQuerySchema },
  responses: answers(claimsAnswerSchema, 'A page of claims', 401, 404, 422),
});

const one = createRoute({
  method: 'get',
  path: '/claims/{kind}/{id}',
  tags,
  summary: 'One of the member’s own claims',
  security,
  middleware: [requireMember, claimingMember] as const,
  request: { params: claimParamsSchema },
  responses: answers(claimAnswerSchema, 'The claim', 401, 404),
});

const step = createRoute({
  method: 'post',
  path: '/claims/{kind}/{id}/steps',
  tags,
  summary: 'Answer a question, write, confirm or reopen',
  security,
  middleware: [requireMemberEvenPaused, claimingMember, jsonBody] as const,
  request: {
    headers: idempotencyHeadersSchema,
    params: claimParamsSchema,
    body: jsonInput(ownerStepInputSchema),
  },
  responses: {
    201: jsonAnswer(claimStateAnswerSchema, 'Done'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});
