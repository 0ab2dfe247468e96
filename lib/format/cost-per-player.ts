import type { ReportCounts } from '@/contract/sponsor-reports';

/** What a first deposit cost, in whole minor units; null where none came, or where there is no cost of its own. */
export function costPerPlayer({
  cost,
  first_deposits,
}: Pick<ReportCounts, 'cost' | 'first_deposits'>): number | null {
  return cost === null || first_deposits === 0 ? null : Math.round(cost / first_deposits);
}
