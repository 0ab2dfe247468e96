const twoDecimals = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Decimal odds in Turkish: `2.4` is `2,40`. */
export function formatOdds(odds: number): string {
  return twoDecimals.format(odds);
}

/** By how many percent `boosted` pays more than `normal`, rounded to whole ones. */
export function boostPercent(normal: number, boosted: number): number {
  return Math.round((boosted / normal - 1) * 100);
}
