import { createMiddleware } from 'hono/factory';
import { assertMayClaim } from '../services/claims/review/reviewer-scope';
import type { MemberEnv } from './require-member';

/** Lets in who can hand in claims: 403 for a support role, which has its queue alone (T-AZ-7). Stands behind `requireMember`. */
export const claimingMember = createMiddleware<MemberEnv>(async (c, next) => {
  assertMayClaim(c.var.member.user);
  await next();
});
