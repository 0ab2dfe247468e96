import { scaleBand } from 'd3-scale';
import type { Axis } from './axis';

/** A bar in shares of its plot, from the top left corner. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So much of a plot is a bar at least whose value is not zero: what is there is seen. */
const thinnest = 0.008;

/** The bars of `values` beside each other, from zero up or down; one of zero has no height. */
export function toBars(values: readonly number[], axis: Axis, padding = 0.24): readonly Bar[] {
  const band = toBands(values.length, padding);
  const zero = axis.shareOf(0);
  return values.map((value, index) => {
    const share = axis.shareOf(value);
    const length = value === 0 || !Number.isFinite(value) ? 0 : Math.max(thinnest, Math.abs(share - zero));
    const top = value < 0 ? zero : Math.min(1, zero + length);
    return { ...band(index), y: 1 - top, height: Math.min(length, value < 0 ? zero : 1) };
  });
}

/** Room for `count` things beside each other: where each begins and how wide it is. */
export function toBands(count: number, padding: number) {
  const scale = scaleBand(
    Array.from({ length: count }, (_, index) => index),
    [0, 1],
  )
    .paddingInner(padding)
    .paddingOuter(padding / 2);
  return (index: number) => ({ x: scale(index) ?? 0, width: scale.bandwidth() });
}
