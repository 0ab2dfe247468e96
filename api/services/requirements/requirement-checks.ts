import { type RuleName, ruleNames } from '@/contract/error-body';
import {
  type CheckWire,
  type RequirementName,
  type Requirements,
  requirementNames,
} from '@/contract/requirements';
import type { MemberFacts } from './member-facts';

const dayMs = 24 * 3_600_000;

/** Whether a member meets a requirement; a number is the moment from which it is met by itself, in milliseconds. */
const rules: Readonly<
  Record<RequirementName, (facts: MemberFacts, requirements: Requirements) => boolean | number>
> = {
  phone: ({ phoneState }) => phoneState === 1,
  telegram: ({ telegramVerifiedAt }) => telegramVerifiedAt !== null,
  sponsor_linked: ({ hasSponsor }) => hasSponsor,
  kick_follower: ({ isKickFollower }) => isKickFollower,
  kick_subscriber: ({ isKickSubscriber }) => isKickSubscriber,
  member_days: ({ createdAt }, { member_days = 0 }) => createdAt.getTime() + member_days * dayMs,
};

/** The checklist of what is asked for, and nothing else. */
export function requirementChecks(
  requirements: Requirements,
  { facts, now }: { readonly facts: MemberFacts; readonly now: number },
): CheckWire[] {
  return requirementNames
    .filter((name) => requirements[name])
    .map((name) => {
      const met = rules[name](facts, requirements);
      return typeof met === 'number' ? timedCheck(name, met, now) : plainCheck(name, met);
    });
}

/** A line that only the member can bring about. */
export function plainCheck(check: string, isMet: boolean): CheckWire {
  return { check, is_met: isMet, ready_at: null };
}

/** A line that is met from a moment on; both in milliseconds. */
export function timedCheck(check: string, readyAt: number, now: number): CheckWire {
  const isMet = readyAt <= now;
  return { check, is_met: isMet, ready_at: isMet ? null : new Date(readyAt).toISOString() };
}

/** The lines that are not met, by the names that a refusal calls them. */
export function unmetRules(checks: readonly CheckWire[]): RuleName[] {
  const unmet = checks.filter(({ is_met }) => !is_met);
  return unmet.flatMap(({ check }) => ruleNames.find((rule) => rule === check) ?? []);
}
