import { createRoute } from '@hono/zod-openapi';
import { vipAnswerSchema } from '@/contract/vip';
import { transact } from '../db/transact';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { requireMember } from '../http/require-member';
import { applyForVip } from '../services/claims/apply-for-vip';
import { getVip } from '../services/vip/get-vip';

/** GET /vip: the club as a member sees it. POST /vip/application: asks for the tier that is reached. */
export function registerVipRoutes(app: Api): void {
  app.openapi(read, async (c) =>
    c.json({ status: true, data: await getVip(c.var.ctx, c.var.member.user.id) }, 200),
  );
  app.openapi(apply, async (c) => {
    const { ctx, member } = c.var;
    const { db, ...rest } = ctx;
    await transact(db, (tx) => applyForVip({ ...rest, tx }, member.user.id));
    return c.json({ status: true, data: await getVip(ctx, member.user.id) }, 200);
  });
}

const usual = { tags: ['vip'], security: [{ client: [], bearer: [] }] };

const read = createRoute({
  ...usual,
  method: 'get',
  path: '/vip',
  summary: 'The tiers, the member’s progress, membership and last application',
  middleware: [requireMember] as const,
  responses: answers(vipAnswerSchema, 'The club', 401),
});

const apply = createRoute({
  ...usual,
  method: 'post',
  path: '/vip/application',
  summary: 'Applies for the highest tier whose criteria are met; an open application stays the only one',
  middleware: [requireMember, claimingMember] as const,
  responses: answers(vipAnswerSchema, 'The club', 401),
});
