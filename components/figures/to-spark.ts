import { line } from 'd3-shape';

const width = 72;
const height = 24;
/** Free at every side, so that no stroke and no dot is cut. */
const room = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The line through values in a field of 72 × 24, with gaps where there is none, and where the last one stands. Values that are all alike lie in the middle. */
export function toSpark(values: readonly (number | null)[]): {
  readonly line: string;
  readonly last: Spot | null;
} {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const spots = values.map((value, index) => ({
    x: room + (index / Math.max(1, values.length - 1)) * (width - 2 * room),
    y: value === null ? null : toY(high === low ? 0.5 : (value - low) / (high - low)),
  }));
  const path = line<(typeof spots)[number]>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .digits(1);
  const last = spots.at(-1);
  return { line: path(spots) ?? '', last: last && last.y !== null ? { x: last.x, y: last.y } : null };
}

function toY(share: number): number {
  return room + (1 - share) * (height - 2 * room);
}
