import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { accountPaused } from '../services/pauses/account-paused';
import type { Pause } from '../services/pauses/find-pause';
import type { Member } from '../services/sessions/authenticate';
import type { AppEnv } from './app-env';
import { parseBearer } from './caller';
import { withOwnRights } from './own-rights';
import { asksWho, tellMember } from './tell-member';

/** What a handler behind `requireMember` finds in `c.var`; `refusal` is the pause that speaks against a write, for `idempotent`. */
export interface MemberEnv {
  Variables: AppEnv['Variables'] & { member: Member; refusal: Pause | null };
}

/**
 * Put into a route's `middleware`: the handler then finds who is calling in `c.var.member`; 401 without a good token, and 403 for every write
 * of a paused account (ADR 190).
 */
export const requireMember = createRequireMember((pause) => {
  if (pause) throw accountPaused(pause);
});

/** The same for a write that has effect once: `idempotent` refuses the paused account, because one that was done before keeps its answer. */
export const requireKeyedMember = createRequireMember((pause, c) => c.set('refusal', pause));

/** The same for what a paused account still does; each of these is named in paused-writes.integ.test.ts. */
export const requireMemberEvenPaused = createRequireMember(() => {});

function createRequireMember(meet: (pause: Pause | null, c: Context<MemberEnv>) => void) {
  return createMiddleware<MemberEnv>(async (c, next) => {
    const found = await c.var.findCaller();
    if (c.req.method === 'GET' && asksWho(c)) tellMember(c, c.var.ctx, found);
    const member = withOwnRights(found, c.req.path);
    c.set('member', member);
    c.set('refusal', null);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') meet(member.pause, c);
    await next();
  });
}

/** What a handler behind `refusePaused` finds in `c.var`: null for a guest. */
interface GuestEnv {
  Variables: AppEnv['Variables'] & { visitor: Member | null };
}

/** For what guests do as well: asks nothing of who comes without a token, and refuses a paused account (ADR 190). */
export const refusePaused = createMiddleware<GuestEnv>(async (c, next) => {
  const member = parseBearer(c) === null ? null : await c.var.findCaller();
  if (member?.pause) throw accountPaused(member.pause);
  c.set('visitor', member);
  await next();
});
