import { createMiddleware } from 'hono/factory';
import { assertMayClaim } from '../services/claims/review/reviewer-scope';
import type { MemberEnv } from './require-member';

/**
 * Lets in who takes part: who has a statement and orders, earns, redeems, joins and hands in claims. 403 for a support role, which has
 * its own sponsor's queues alone (T-AZ-7). Stands behind `requireMember`.
 */
export const claimingMember = createMiddleware<MemberEnv>(async (c, next) => {
  assertMayClaim(c.var.member.user);
  await next();
});
