import { createRoute } from '@hono/zod-openapi';
import { earnedAnswerSchema, earnRulesAnswerSchema, inviteAnswerSchema } from '@/contract/earn-rules';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { publicRead } from '../http/public-read';
import { requireMember } from '../http/require-member';
import { listEarnRules } from '../services/earn-rules/list-earn-rules';
import { earnedBy } from '../services/points/earned-by';
import { ownInvite } from '../services/points/own-invite';

/** GET /points: the ways to earn, and what they brought the member. */
export function registerPointRoutes(app: Api): void {
  app.openapi(list, async (c) => c.json({ status: true, data: await listEarnRules(c.var.ctx) }, 200));
  app.openapi(invite, async (c) =>
    c.json({ status: true, data: await ownInvite(c.var.ctx, c.var.member.user.id) }, 200),
  );
  app.openapi(own, async (c) =>
    c.json({ status: true, data: await earnedBy(c.var.ctx, c.var.member.user.id) }, 200),
  );
}

const list = publicRead({
  path: '/points',
  tag: 'points',
  summary: 'Every active way to earn Sikke',
  answer: earnRulesAnswerSchema,
  description: 'The ways',
});

const invite = createRoute({
  method: 'get',
  path: '/points/invite',
  tags: ['points'],
  summary: 'The member’s own invitation, and what it has brought',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  responses: answers(inviteAnswerSchema, 'The invitation', 401),
});

const own = createRoute({
  method: 'get',
  path: '/points/me',
  tags: ['points'],
  summary: 'What each way brought the member today and ever',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  responses: answers(earnedAnswerSchema, 'The sums', 401),
});
