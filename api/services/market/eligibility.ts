import type { MarketEligibilityWire, MarketRequirements, marketChecks } from '@/contract/market';

/** What is known of a member with regard to an item. Times in milliseconds. */
export interface EligibilityInput {
  readonly now: number;
  readonly item: {
    readonly price: number;
    readonly perUserLimit: number | null;
    readonly cooldownH: number | null;
    readonly requirements: MarketRequirements;
  };
  readonly balance: number;
  readonly hasPhone: boolean;
  readonly hasTelegram: boolean;
  readonly hasSponsor: boolean;
  readonly joinedAt: number;
  /** Orders of the item that were not given back, and when the newest of them was made. */
  readonly orders: number;
  readonly orderedAt: number | null;
}

type Check = MarketEligibilityWire['checks'][number];
type CheckName = (typeof marketChecks)[number];

const hourMs = 3_600_000;

/** The checklist of an item for a member: only what the item asks for, and always the balance last. */
export function toEligibility(facts: EligibilityInput): MarketEligibilityWire {
  const { item, balance, orders } = facts;
  const missing = Math.max(0, item.price - balance);
  const checks = [...requirementChecks(facts), ...limitChecks(facts)];
  return { balance, missing, used: orders, checks: [...checks, plain('balance', missing === 0)] };
}

function requirementChecks({ now, item, ...member }: EligibilityInput): Check[] {
  const { phone, telegram, sponsor_linked, member_days } = item.requirements;
  const checks: Check[] = [];
  if (phone) checks.push(plain('phone', member.hasPhone));
  if (telegram) checks.push(plain('telegram', member.hasTelegram));
  if (sponsor_linked) checks.push(plain('sponsor_linked', member.hasSponsor));
  if (member_days) checks.push(timed('member_days', member.joinedAt + member_days * 24 * hourMs, now));
  return checks;
}

function limitChecks({ now, item, orders, orderedAt }: EligibilityInput): Check[] {
  const checks: Check[] = [];
  if (item.perUserLimit !== null) checks.push(plain('per_user_limit', orders < item.perUserLimit));
  if (item.cooldownH !== null) {
    checks.push(timed('cooldown', orderedAt === null ? now : orderedAt + item.cooldownH * hourMs, now));
  }
  return checks;
}

function plain(check: CheckName, isMet: boolean): Check {
  return { check, is_met: isMet, ready_at: null };
}

function timed(check: CheckName, readyAt: number, now: number): Check {
  const isMet = readyAt <= now;
  return { check, is_met: isMet, ready_at: isMet ? null : new Date(readyAt).toISOString() };
}
