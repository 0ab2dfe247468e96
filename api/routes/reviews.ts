import { createRoute } from '@hono/zod-openapi';
import { reviewerStepInputSchema } from '@/contract/claim-inputs';
import {
  claimKindParamsSchema,
  claimParamsSchema,
  claimStateAnswerSchema,
  reviewsAnswerSchema,
  reviewsQuerySchema,
} from '@/contract/claims';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { decide } from '../services/claims/review/decide';
import { listReviews } from '../services/claims/review/list-reviews';
import { reviewKinds } from '../services/claims/review/review-kinds';
import { lookAtClaim } from '../services/desk/audit/looks';

const tags = ['reviews'];
const security = [{ client: [], bearer: [] }];

/** GET /reviews/{kind} and POST /reviews/{kind}/{id}/steps: the queues of the team and of the sponsors' support roles. */
export function registerReviewRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const { kind } = c.req.valid('param');
    const page = await listReviews(c.var.ctx, {
      member: c.var.member,
      kind: reviewKinds[kind],
      input: c.req.valid('query'),
    });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(step, async (c) => {
    const { kind, id } = c.req.valid('param');
    const [{ member, ctx }, input] = [c.var, c.req.valid('json')];
    const subject = { kind: reviewKinds[kind], id: Number(id) };
    const { action, reason } = input;
    const look = lookAtClaim(subject.kind, subject.id);
    const what = { action: 'claim_decided', subject: `${kind}:${id}` } as const;
    const entry = { ...what, actorId: member.user.id, look };
    const data = await audited(ctx, { ...entry, after: { action }, reason: reason || action }, (ctx) =>
      decide(ctx, { member, subject, input }),
    );
    return c.json({ status: true, data }, 200);
  });
}

const list = createRoute({
  method: 'get',
  path: '/reviews/{kind}',
  tags,
  summary:
    'The claims a reviewer may see: what waits, the oldest promise first, or what is decided, the last first',
  security,
  middleware: [requireMember] as const,
  request: { params: claimKindParamsSchema, query: reviewsQuerySchema },
  responses: answers(reviewsAnswerSchema, 'A page of claims', 401, 404, 422),
});

const step = createRoute({
  method: 'post',
  path: '/reviews/{kind}/{id}/steps',
  tags,
  summary: 'Take up, approve, reject, ask, reply or deliver',
  security,
  middleware: [requireMember, jsonBody] as const,
  request: { params: claimParamsSchema, body: jsonInput(reviewerStepInputSchema) },
  responses: answers(claimStateAnswerSchema, 'Done', ...bodyErrors, 401, 404, 409),
});
