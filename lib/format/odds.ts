const twoDecimals = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const few = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** Decimal odds in Turkish: `2.4` is `2,40`. */
export function formatOdds(odds: number): string {
  return twoDecimals.format(odds);
}

/** A win over its bet: `82.5` is `82,5×`, from a hundred on without decimals: `1234.5` is `1.234×`, cut and not rounded up. */
export function formatX(x: number): string {
  return `${x < 100 ? few.format(x) : whole.format(Math.trunc(x))}×`;
}

/** By how many percent `boosted` pays more than `normal`, rounded to whole ones. */
export function boostPercent(normal: number, boosted: number): number {
  return Math.round((boosted / normal - 1) * 100);
}
