import { numberWriter } from './number-form';

const twoDecimals = numberWriter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Decimal odds: `2.4` is `2.40`, or `2,40` (D39). */
export function formatOdds(odds: number): string {
  return twoDecimals(odds);
}

/** By how many percent `boosted` pays more than `normal`, rounded to whole ones. */
export function boostPercent(normal: number, boosted: number): number {
  return Math.round((boosted / normal - 1) * 100);
}
