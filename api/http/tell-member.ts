import type { Context } from 'hono';
import { memberHeader } from '@/contract/account';
import type { ServiceContext } from '../context';
import { describeUser } from '../services/accounts/describe-user';
import type { Member } from '../services/sessions/authenticate';

/** Whether a call asks to be told along whose token it brings or is given. */
export function asksWho({ req }: Pick<Context, 'req'>): boolean {
  return req.header(memberHeader) === '1';
}

/** Says who a member is along with an answer to who asked for it. `member` is as the session has them, without what a call lends. */
export function tellMember({ header }: Pick<Context, 'header'>, ctx: ServiceContext, member: Member): void {
  const user = JSON.stringify(describeUser(ctx, member));
  header(memberHeader, Buffer.from(user).toString('base64url'));
}
