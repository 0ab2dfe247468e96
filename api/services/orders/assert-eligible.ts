import { ruleNames } from '@/contract/error-body';
import type { MarketEligibilityWire } from '@/contract/market';
import { ServiceError, type ServiceErrorDetail } from '../../service-error';

/** What a member has to have; the rest is how much and how often. */
const requirements = new Set(['phone', 'telegram', 'sponsor_linked', 'member_days']);

/**
 * Refuses an order whose checklist is not met, in the checklist's own words: `requirements_unmet` where the member lacks something,
 * `limit_reached` for the number and the pause (with Retry-After), `insufficient_balance` where only Sikke lack.
 */
export function assertEligible({ checks }: MarketEligibilityWire, now: number): void {
  const unmet = checks.filter(({ is_met }) => !is_met);
  const names = unmet.flatMap(({ check }) => ruleNames.find((rule) => rule === check) ?? []);
  if (unmet.length === 0) return;
  const detail = { errors: { market: names }, ...findWait(unmet, now) };
  if (names.some((name) => requirements.has(name))) throw new ServiceError('requirements_unmet', detail);
  if (names.every((name) => name === 'balance')) throw new ServiceError('insufficient_balance');
  throw new ServiceError('limit_reached', detail);
}

function findWait(unmet: MarketEligibilityWire['checks'], now: number): ServiceErrorDetail {
  const readyAt = unmet.find(({ check }) => check === 'cooldown')?.ready_at;
  return readyAt ? { retryAfterSeconds: Math.ceil((Date.parse(readyAt) - now) / 1000) } : {};
}
