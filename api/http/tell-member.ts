import type { Context } from 'hono';
import { memberHeader } from '@/contract/account';
import type { ServiceContext } from '../context';
import { describeUser } from '../services/accounts/describe-user';
import type { Member } from '../services/sessions/authenticate';

/** Says along with what a member reads who they are, where that was asked for. `member` is as the session has them, without what a call lends. */
export function tellMember(
  { req, header }: Pick<Context, 'req' | 'header'>,
  ctx: ServiceContext,
  member: Member,
): void {
  if (req.method !== 'GET' || req.header(memberHeader) !== '1') return;
  const user = JSON.stringify(describeUser(ctx, member));
  header(memberHeader, Buffer.from(user).toString('base64url'));
}
