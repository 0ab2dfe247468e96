import { and, asc, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import type { EarnRuleWire } from '@/contract/earn-rules';
import type { ServiceContext } from '../../context';
import { earnRules } from '../../db/schema/earn-rules';
import { kickChannel } from '../../db/schema/kick-channel';
import { kickRewards } from '../../db/schema/kick-rewards';
import { noVault } from '../../vault';
import { connectedChannel } from '../kick/kick-app';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { smsInUse } from '../verification/sms-in-use';

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
    .where(
      and(eq(earnRules.isActive, true), or(inArray(earnRules.key, await workingKeys(ctx)), worksAtKick(ctx))),
    )
    .orderBy(asc(earnRules.sort), asc(earnRules.key));
}

/** A phone is verified where SMS go out, a Telegram account where a bot is connected, and codes and both of them need the vault. */
async function workingKeys(ctx: ServiceContext): Promise<string[]> {
  const { code, telegramCode, phone, referral, telegram, kickReward, kickChat, ...always } = earnRuleKeys;
  const hasVault = ctx.vault !== noVault;
  return [
    ...Object.values(always),
    ...(hasVault ? [code, telegramCode] : []),
    ...(hasVault && ctx.telegram !== null ? [telegram] : []),
    ...(hasVault && (await smsInUse(ctx)) !== null ? [phone, referral] : []),
  ];
}

/** Chat counts where the channel is connected, a reward where one of the channel brings something here, too. */
function worksAtKick({ db }: ServiceContext): SQL | undefined {
  const channel = db.select({ id: kickChannel.id }).from(kickChannel).where(connectedChannel);
  const rewards = db.select({ id: kickRewards.id }).from(kickRewards).where(eq(kickRewards.isActive, true));
  const { kickReward, kickChat } = earnRuleKeys;
  const hasItsThing = or(eq(earnRules.key, kickChat), and(eq(earnRules.key, kickReward), exists(rewards)));
  return and(hasItsThing, exists(channel));
}
