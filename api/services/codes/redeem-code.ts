import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { redemptionSchema } from '@/contract/earning';
import type { RedeemChannel } from '@/contract/redeem-codes';
import type { Writing } from '../../context';
import { codeRedemptions } from '../../db/schema/code-redemptions';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { invalidField, ServiceError } from '../../service-error';
import { lockUser } from '../ledger/lock-user';
import { type Credit, creditOnce } from '../points/credit-once';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { redeemHash } from './redeem-hash';

type Needs = Pick<Writing, 'tx' | 'clock' | 'vault'>;

/**
 * Redeems a code for a member, once, while it runs and while uses are left: the last use goes to one of all who try at that moment.
 * 422 on `code`: `exists` for one that is not there, not yet or no longer running; `unique` for one that this member has had; `used_up`.
 * `limit_reached` where the day's codes are used up.
 */
export async function redeemCode(
  writing: Needs,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<z.infer<typeof redemptionSchema>> {
  const { tx, clock, vault } = writing;
  const createdAt = new Date(clock.now());
  await lockUser(tx, userId);
  const found = await runningCode(writing, redeemHash(vault, code), createdAt);
  const { id: codeId, amount, title, channel } = found;
  if (await hasRedeemed(writing, codeId, userId)) throw invalidField('code', 'unique');
  const used = await tx
    .update(redeemCodes)
    .set({ usedCount: sql`${redeemCodes.usedCount} + 1` })
    .where(and(eq(redeemCodes.id, codeId), eq(redeemCodes.isActive, true), hasUsesLeft))
    .returning({ id: redeemCodes.id });
  if (used.length === 0) {
    // One that was ended meanwhile is none; any other has no use left.
    await runningCode(writing, redeemHash(vault, code), createdAt);
    throw invalidField('code', 'used_up');
  }
  const event = `code:${codeId}`;
  const line = await creditOnce(writing, { userId, ...creditOf[channel], event, amount });
  if (!line) throw new ServiceError('limit_reached', { errors: { code: ['day_limit'] } });
  await tx.insert(codeRedemptions).values({ codeId, userId, lineId: line.id, createdAt });
  return { amount, title };
}

const creditOf = {
  stream: { rule: earnRuleKeys.code, reason: 'code' },
  telegram: { rule: earnRuleKeys.telegramCode, reason: 'telegram_code' },
} as const satisfies Readonly<Record<RedeemChannel, Pick<Credit, 'rule' | 'reason'>>>;

const hasUsesLeft = sql`${redeemCodes.usedCount} < ${redeemCodes.maxUses}`;

async function runningCode({ tx }: Needs, codeHash: string, at: Date) {
  const [found] = await tx
    .select()
    .from(redeemCodes)
    .where(
      and(
        eq(redeemCodes.codeHash, codeHash),
        eq(redeemCodes.isActive, true),
        lte(redeemCodes.startsAt, at),
        gt(redeemCodes.endsAt, at),
      ),
    );
  if (!found) throw invalidField('code', 'exists');
  return found;
}

/** Under the member's lock this is the truth; the primary key would refuse the second one all the same. */
async function hasRedeemed({ tx }: Needs, codeId: number, userId: string): Promise<boolean> {
  const found = await tx
    .select({ codeId: codeRedemptions.codeId })
    .from(codeRedemptions)
    .where(and(eq(codeRedemptions.codeId, codeId), eq(codeRedemptions.userId, userId)));
  return found.length > 0;
}
