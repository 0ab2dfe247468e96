import 'server-only';
import { type Axis, linearAxis } from './axis';
import { CurveLine } from './curve-line';
import { percent } from './percent';
import { Plot, type PlotProps } from './plot';
import { toLabels } from './to-labels';

/** A value of an area. */
export interface AreaPoint {
  readonly value: number;
  /** Its value in words, shown while a pointer rests on it. */
  readonly text: string;
  readonly label: string;
}

interface AreaProps extends Omit<PlotProps, 'axis' | 'labels' | 'children'> {
  readonly points: readonly AreaPoint[];
  /** A linear one through all values unless given. */
  readonly axis?: Axis;
  /** For how many points there is room, where not all have come; as many as there are unless given. */
  readonly count?: number;
  /** The class of its colour. */
  readonly className?: string;
}

/** How values went, as a filled curve that begins at the left edge; the last one has a dot. */
export function Area({
  points,
  count = points.length,
  className = 'curve',
  axis: given,
  ...plot
}: AreaProps) {
  const values = points.map(({ value }) => value);
  const axis = given ?? linearAxis([...values, ...(plot.lines ?? []).map(({ value }) => value)]);
  const last = values.at(-1);
  const step = 1 / Math.max(1, count - 1);
  const end = count === 1 ? 1 : (points.length - 1) * step;
  const labels = points.map(({ label }, index) => ({ at: index * step, text: label }));
  return (
    <Plot {...plot} axis={axis} labels={toLabels(labels, 4, 8)}>
      <CurveLine values={values} axis={axis} width={end} isFilled className={className} />
      {points.map(({ text }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
          key={index}
          x={percent(Math.max(0, (index - 0.5) * step))}
          width={percent(step)}
          height="100%"
          className="area-day"
        >
          <title>{text}</title>
        </rect>
      ))}
      {last === undefined ? null : (
        <g className={className}>
          <circle cx={percent(end)} cy={percent(1 - axis.shareOf(last))} r="4" className="curve-end" />
        </g>
      )}
    </Plot>
  );
}
