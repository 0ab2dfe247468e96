/**
 * A non-negative whole number over a positive one, times `factor`, rounded once to two decimals, halves up; null where there is
 * nothing to divide by. In whole numbers throughout, so that no binary fraction tips a half.
 */
export function computeRatio(part: number, whole: number, factor: 1 | 100 = 1): number | null {
  if (whole <= 0) return null;
  const hundredths = (BigInt(part) * BigInt(factor) * 200n + BigInt(whole)) / (BigInt(whole) * 2n);
  return Number(hundredths) / 100;
}

/** The mean of ratios whose sum is known, rounded once to two decimals; null of none. */
export function computeMean(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum / count) * 100) / 100 : null;
}

/** A ratio that was not rounded yet, to two decimals; null stays null. */
export function twoDecimals(ratio: number | null): number | null {
  return ratio === null ? null : Math.round(ratio * 100) / 100;
}
