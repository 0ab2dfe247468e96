import { createMiddleware } from 'hono/factory';
import type { Limits } from '../limits';
import type { MemberEnv } from './require-member';

/** Counts a member's call before anything of it is read; 429 with Retry-After once the limit is passed. Stands behind `requireMember`. */
export function withinLimit(name: keyof Limits) {
  return createMiddleware<MemberEnv>(async (c, next) => {
    await c.var.ctx.limits[name].take(c.var.member.user.id);
    await next();
  });
}
