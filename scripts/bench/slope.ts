/** A figure at a moment, milliseconds. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

const hour = 3_600_000;

/** By how much a figure grows in an hour: the slope of the straight line with the least squares. NaN for less than two moments. */
export function slopeAnHour(points: readonly Point[]): number {
  const [at, value] = [mean(points.map((one) => one.at)), mean(points.map((one) => one.value))];
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  const rise = sum((point) => (point.at - at) * (point.value - value));
  return (rise / sum((point) => (point.at - at) ** 2)) * hour;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
