import type { Context } from 'hono';
import { authenticate, type Member } from '../services/sessions/authenticate';
import type { AppEnv } from './app-env';

/** For `findCaller` of a request: nothing is looked up before it is asked for. */
export function callerOf(c: Context<AppEnv>): () => Promise<Member> {
  let caller: Promise<Member> | undefined;
  return () => {
    if (caller !== undefined) return caller;
    caller = authenticate(c.var.ctx, parseBearer(c));
    // A refusal is whose who waits for it; where the call is refused for something else before, nobody does.
    caller.catch(() => undefined);
    return caller;
  };
}

/** The token of the Authorization header, or null. */
export function parseBearer(c: Pick<Context, 'req'>): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token ?? null;
}
