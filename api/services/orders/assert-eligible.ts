import type { MarketEligibilityWire } from '@/contract/market';
import { requirementNames } from '@/contract/requirements';
import { ServiceError, type ServiceErrorDetail } from '../../service-error';
import { unmetRules } from '../requirements/requirement-checks';

/** What a member has to have; the rest is how much and how often. */
const requirements = new Set<string>(requirementNames);

/**
 * Refuses an order whose checklist is not met, in the checklist's own words: `requirements_unmet` where the member lacks something,
 * `limit_reached` for the number and the pause (with Retry-After), `insufficient_balance` where only Sikke lack.
 */
export function assertEligible({ checks }: MarketEligibilityWire, now: number): void {
  const unmet = checks.filter(({ is_met }) => !is_met);
  const names = unmetRules(checks);
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
