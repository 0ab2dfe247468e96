import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { authenticate, type Member } from '../services/sessions/authenticate';
import type { AppEnv } from './app-env';

/** What a handler behind `requireMember` finds in `c.var`. */
export interface MemberEnv {
  Variables: AppEnv['Variables'] & { member: Member };
}

/** Put into a route's `middleware`: the handler then finds who is calling in `c.var.member`; 401 without a good token. */
export const requireMember = createMiddleware<MemberEnv>(async (c, next) => {
  c.set('member', await authenticate(c.var.ctx, parseBearer(c)));
  await next();
});

/** The token of the Authorization header, or null. */
export function parseBearer(c: Pick<Context, 'req'>): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token ?? null;
}
