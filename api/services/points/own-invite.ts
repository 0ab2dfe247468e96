import { and, count, eq, isNull } from 'drizzle-orm';
import type { InviteWire } from '@/contract/earn-rules';
import type { ServiceContext } from '../../context';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { earnRuleKeys } from './earn-rule-keys';
import { ruleUsage } from './rule-usage';

/** A member's own invitation: its code, which is made when it is first asked for and then stays, and what it has brought. */
export async function ownInvite(ctx: ServiceContext, userId: string): Promise<InviteWire> {
  const { db, clock } = ctx;
  const code = await inviteCode(ctx, userId);
  const [invited] = await db.select({ count: count() }).from(users).where(eq(users.invitedBy, userId));
  const credited = await ruleUsage(db, { userId, rule: earnRuleKeys.referral, now: clock.now() });
  return { code, invited: invited?.count ?? 0, credited: credited.total };
}

async function inviteCode({ db, ids }: ServiceContext, userId: string): Promise<string> {
  const made = ids
    .secret()
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 10);
  const hasNone = and(eq(users.id, userId), isNull(users.inviteCode));
  await db.update(users).set({ inviteCode: made }).where(hasNone);
  const [stored] = await db.select({ code: users.inviteCode }).from(users).where(eq(users.id, userId));
  if (!stored?.code) throw new ServiceError('not_found');
  return stored.code;
}
