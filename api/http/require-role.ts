import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '../service-error';
import type { MemberEnv } from './require-member';

/** Behind `requireMember` in a route's `middleware`: 403 for every role but the named ones, read at this moment (T-AZ-4). */
export function requireRole(...permissions: readonly string[]): MiddlewareHandler<MemberEnv> {
  return async (c, next) => {
    if (!permissions.includes(c.var.member.user.permission)) {
      c.var.ctx.log.warn(
        { event: 'forbidden', userId: c.var.member.user.id, path: c.req.path },
        'not allowed',
      );
      throw new ServiceError('forbidden');
    }
    await next();
  };
}
