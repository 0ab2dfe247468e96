import { and, asc, eq, inArray } from 'drizzle-orm';
import type { EarnRuleWire } from '@/contract/earn-rules';
import type { ServiceContext } from '../../context';
import { earnRules } from '../../db/schema/earn-rules';
import { noVault } from '../../vault';
import { smsInUse } from '../verification/sms-in-use';
import { earnRuleKeys } from './earn-rule-keys';

/** The active ways to earn in the operator's order: those alone that credit somebody here and now. */
export async function listEarnRules(ctx: ServiceContext): Promise<EarnRuleWire[]> {
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
    .where(and(eq(earnRules.isActive, true), inArray(earnRules.key, await workingKeys(ctx))))
    .orderBy(asc(earnRules.sort), asc(earnRules.key));
}

/** A phone is verified where SMS go out, a Telegram account where a bot is connected, and codes and both of them need the vault. */
async function workingKeys(ctx: ServiceContext): Promise<string[]> {
  const { code, telegramCode, phone, referral, telegram, ...always } = earnRuleKeys;
  const hasVault = ctx.vault !== noVault;
  return [
    ...Object.values(always),
    ...(hasVault ? [code, telegramCode] : []),
    ...(hasVault && ctx.telegram !== null ? [telegram] : []),
    ...(hasVault && (await smsInUse(ctx)) !== null ? [phone, referral] : []),
  ];
}
