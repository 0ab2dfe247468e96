import { scaleLinear, scaleLog } from 'd3-scale';

/** An axis of values: where one stands between its beginning (0) and its end (1), and the values that are written beside it. */
export interface Axis {
  /** From 0 to 1, whatever comes: what lies beyond the axis stands at its end, what is no number at its beginning. */
  readonly shareOf: (value: number) => number;
  readonly ticks: readonly number[];
}

/** An axis that says where it begins and where it ends. */
export interface SpanAxis extends Axis {
  readonly from: number;
  readonly to: number;
}

/** Beyond it a difference of two values is no longer exact, and nobody has as much of anything. */
const farthest = Number.MAX_SAFE_INTEGER;

/** What differs by less differs by nothing. */
const finest = 1e-6;

/** An axis from zero through all `values`, negative ones too, with round ends and about `count` ticks. */
export function linearAxis(values: readonly number[], count = 4): Axis {
  const known = values.filter(Number.isFinite).map(bounded);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const scale = scaleLinear([low, high - low < finest ? low + 1 : high], [0, 1]).nice(count);
  return { shareOf: (value) => within(scale(bounded(value))), ticks: scale.ticks(count) };
}

/** An axis that begins where its values do: from `low` to `high`, with round ends and about `count` ticks. */
export function spanAxis(low: number, high: number, count = 6): SpanAxis {
  const [least = 0, most = 0] = [low, high].map((end) => (Number.isNaN(end) ? 0 : bounded(end)));
  const scale = scaleLinear([least, most - least < finest ? least + 1 : most], [0, 1]).nice(count);
  const [from = least, to = most] = scale.domain();
  return { shareOf: (value) => within(scale(bounded(value))), ticks: scale.ticks(count), from, to };
}

/** An axis of whole powers of ten around all positive `values`; what is not positive stands at its beginning. */
export function logAxis(values: readonly number[]): Axis {
  const known = values.filter((value) => Number.isFinite(value) && value > 0).map(bounded);
  // A hundredth is the smallest ratio that is kept.
  const low = Math.max(-2, Math.floor(Math.log10(Math.min(1, ...known))));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(10, ...known))));
  const scale = scaleLog([10 ** low, 10 ** high], [0, 1]);
  const powers = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  return {
    shareOf: (value) => (value > 0 ? within(scale(bounded(value))) : 0),
    ticks: powers.map((power) => Number(`1e${power}`)),
  };
}

function bounded(value: number): number {
  return Math.max(-farthest, Math.min(farthest, value));
}

function within(share: number): number {
  return Number.isFinite(share) ? Math.max(0, Math.min(1, share)) : 0;
}
