import { area, curveMonotoneX, line } from 'd3-shape';
import type { Axis } from './axis';

/** The side of the square that a curve is drawn in; the plot stretches it. */
export const curveSide = 100;

/** The paths of a curve through `values` from the left to the right edge, and of the room between it and zero. */
export interface Curve {
  readonly line: string;
  readonly area: string;
}

/** The curve of `values`, which never leaves the values it goes through; one value alone is a level. */
export function toCurve(values: readonly number[], axis: Axis): Curve {
  const known = values.length === 1 ? [...values, ...values] : values;
  const points = known.map((value, index): [number, number] => [
    (index / (known.length - 1)) * curveSide,
    heightOf(axis, value),
  ]);
  const zero = heightOf(axis, 0);
  return {
    line: line().curve(curveMonotoneX).digits(2)(points) ?? '',
    area: area().curve(curveMonotoneX).digits(2).y0(zero)(points) ?? '',
  };
}

function heightOf(axis: Axis, value: number): number {
  return (1 - axis.shareOf(value)) * curveSide;
}
