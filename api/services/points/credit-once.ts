import { and, eq } from 'drizzle-orm';
import type { EarnType } from '@/contract/earn-rules';
import type { LedgerReason } from '@/contract/ledger';
import type { Writing } from '../../context';
import { creditedIdentities } from '../../db/schema/credited-identities';
import { earnRules } from '../../db/schema/earn-rules';
import { lineOfKey } from '../ledger/line-of-key';
import { lockUser } from '../ledger/lock-user';
import { type LedgerLine, postToLedger } from '../ledger/post-to-ledger';
import { isAwayAt } from '../pauses/find-pause';
import { type RuleUsage, ruleUsage } from './rule-usage';

/** What a member is credited for. */
export interface Credit {
  readonly userId: string;
  /** The earn rule by whose amount and limits it goes; see `earn-rule-keys.ts`. */
  readonly rule: string;
  /** Names what happened, unique for the rule and the member: `win:12`. It never brings Sikke twice. */
  readonly event: string;
  /** Whole Sikke where the event itself says how many; the rule's own amount otherwise. */
  readonly amount?: number;
  /** Why, where that is more exact than the rule's type says. */
  readonly reason?: LedgerReason;
  /** A keyed hash of what brings it once whoever shows it: a phone, a Telegram account. */
  readonly identityHash?: string;
  /** When the member did it, in milliseconds, where that is not now: what was done while the account was paused brings nothing. */
  readonly doneAt?: number;
  /** Who decided it, where that is not the member. */
  readonly actorId?: string;
}

type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;
type Rule = typeof earnRules.$inferSelect;

/**
 * Credits an event by its earn rule, once, in the caller's transaction: asked again it answers the same line. Null where the rule is
 * off, one of its limits (a day in Istanbul, ever, time between two) is reached, its identity has brought it already or it was done while the account was paused (ADR 190): then nothing moves, and the caller decides whether that is
 * a refusal. The limits are counted under the member's lock, so that no two credits can both be the last one.
 */
export async function creditOnce(writing: LedgerWriting, credit: Credit): Promise<LedgerLine | null> {
  const { tx, clock } = writing;
  const { userId } = credit;
  const idempotencyKey = `earn:${credit.rule}:${credit.event}:${userId}`;
  await lockUser(tx, userId);
  const earlier = await lineOfKey(tx, idempotencyKey);
  if (earlier) return earlier;
  const [rule] = await tx
    .select()
    .from(earnRules)
    .where(and(eq(earnRules.key, credit.rule), eq(earnRules.isActive, true)));
  const now = clock.now();
  if (!rule || isUsedUp(rule, await ruleUsage(tx, { userId, rule: rule.key, now }), now)) return null;
  const isSpent = credit.identityHash !== undefined && (await isCredited(tx, rule.key, credit.identityHash));
  if (isSpent || (await isAwayAt(tx, userId, credit.doneAt ?? now))) return null;
  const line = await postToLedger(writing, {
    userId,
    idempotencyKey,
    amount: credit.amount ?? rule.amount,
    reason: credit.reason ?? reasonOf[rule.type],
    ref: { type: 'earn_rule', id: rule.key },
    ...(credit.actorId === undefined ? {} : { actorId: credit.actorId }),
  });
  if (credit.identityHash !== undefined)
    await tx
      .insert(creditedIdentities)
      .values({ rule: rule.key, identityHash: credit.identityHash, lineId: line.id });
  return line;
}

async function isCredited(tx: LedgerWriting['tx'], rule: string, identityHash: string): Promise<boolean> {
  const found = await tx
    .select({ rule: creditedIdentities.rule })
    .from(creditedIdentities)
    .where(and(eq(creditedIdentities.rule, rule), eq(creditedIdentities.identityHash, identityHash)));
  return found.length > 0;
}

const reasonOf: Readonly<Record<EarnType, LedgerReason>> = {
  checkin: 'checkin',
  code: 'code',
  kick_reward: 'stream_reward',
  task: 'task',
  referral: 'referral',
  event: 'event',
};

const hourMs = 3_600_000;

function isUsedUp({ capDay, capTotal, cooldownH }: Rule, used: RuleUsage, now: number): boolean {
  if (capDay !== null && used.today >= capDay) return true;
  if (capTotal !== null && used.total >= capTotal) return true;
  return cooldownH !== null && used.lastAt !== null && used.lastAt + cooldownH * hourMs > now;
}
