import { asc, eq } from 'drizzle-orm';
import type { EarnRuleWire } from '@/contract/earn-rules';
import type { ServiceContext } from '../../context';
import { earnRules } from '../../db/schema/earn-rules';

/** The active ways to earn in the operator's order, one query. */
export function listEarnRules(ctx: ServiceContext): Promise<EarnRuleWire[]> {
  return ctx.db
    .select({
      key: earnRules.key,
      title: earnRules.title,
      text: earnRules.text,
      type: earnRules.type,
      amount: earnRules.amount,
      amount_max: earnRules.amountMax,
      cap_day: earnRules.capDay,
      cap_total: earnRules.capTotal,
      cooldown_h: earnRules.cooldownH,
      path: earnRules.path,
    })
    .from(earnRules)
    .where(eq(earnRules.isActive, true))
    .orderBy(asc(earnRules.sort), asc(earnRules.key));
}
