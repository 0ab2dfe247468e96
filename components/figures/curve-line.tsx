import type { Axis } from './axis';
import { percent } from './percent';
import { curveSide, toCurve } from './to-curve';

interface CurveLineProps {
  readonly values: readonly number[];
  readonly axis: Axis;
  /** Where it begins and how wide it is, as shares of the plot; all of it unless given. */
  readonly x?: number;
  readonly width?: number;
  readonly isFilled?: boolean;
  /** The class of its colour; the colour of the text unless given. */
  readonly className?: string;
}

/** A line through values, over the whole field it stands in; the line keeps its width however the field is stretched. */
export function CurveLine({
  values,
  axis,
  x = 0,
  width = 1,
  isFilled = false,
  className = 'curve',
}: CurveLineProps) {
  if (values.length === 0) return null;
  const { line, area } = toCurve(values, axis);
  return (
    <svg
      aria-hidden="true"
      x={percent(x)}
      width={percent(width)}
      height="100%"
      viewBox={`0 0 ${curveSide} ${curveSide}`}
      preserveAspectRatio="none"
      overflow="visible"
      className={className}
    >
      {isFilled ? <path d={area} className="curve-room" /> : null}
      <path d={line} className="curve-line" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
