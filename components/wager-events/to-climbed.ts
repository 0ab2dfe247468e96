/** How much of the way to each step, from the one before, a value has come: from 0 to 1. Steps from the lowest to the highest. */
export function toClimbed(value: number, thresholds: readonly number[]): readonly number[] {
  return thresholds.map((threshold, at) => {
    const from = thresholds[at - 1] ?? 0;
    if (value >= threshold) return 1;
    return Math.max(0, (value - from) / (threshold - from));
  });
}
