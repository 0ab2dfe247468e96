import type { MarketEligibilityWire } from '@/contract/market';
import type { CheckWire, Requirements } from '@/contract/requirements';
import type { MemberFacts } from '../requirements/member-facts';
import { plainCheck, requirementChecks, timedCheck } from '../requirements/requirement-checks';

/** What is known of a member with regard to an item. Times in milliseconds. */
export interface EligibilityInput {
  readonly now: number;
  readonly item: {
    readonly price: number;
    readonly perUserLimit: number | null;
    readonly cooldownH: number | null;
    readonly requirements: Requirements;
  };
  readonly balance: number;
  readonly facts: MemberFacts;
  /** Orders of the item that were not given back, and when the newest of them was made. */
  readonly orders: number;
  readonly orderedAt: number | null;
}

const hourMs = 3_600_000;

/** The checklist of an item for a member: only what the item asks for, and always the balance last. */
export function toEligibility(input: EligibilityInput): MarketEligibilityWire {
  const { item, balance, orders } = input;
  const missing = Math.max(0, item.price - balance);
  const checks = [...requirementChecks(item.requirements, input), ...limitChecks(input)];
  return { balance, missing, used: orders, checks: [...checks, plainCheck('balance', missing === 0)] };
}

function limitChecks({ now, item, orders, orderedAt }: EligibilityInput): CheckWire[] {
  const checks: CheckWire[] = [];
  if (item.perUserLimit !== null) checks.push(plainCheck('per_user_limit', orders < item.perUserLimit));
  if (item.cooldownH !== null) {
    checks.push(timedCheck('cooldown', orderedAt === null ? now : orderedAt + item.cooldownH * hourMs, now));
  }
  return checks;
}
