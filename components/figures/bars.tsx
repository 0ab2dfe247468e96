import 'server-only';
import { type Axis, linearAxis } from './axis';
import { CurveLine } from './curve-line';
import { percent } from './percent';
import { Plot, type PlotProps } from './plot';
import { toBands, toBars } from './to-bars';
import { toLabels } from './to-labels';

/** A bar of a figure. */
export interface FigureBar {
  /** Null for what has no value yet: its place is shown and stays empty. */
  readonly value: number | null;
  /** Its value in words, shown while a pointer rests on it. */
  readonly text: string;
  /** Below the bar. */
  readonly label: string;
  /** `plain` unless given. */
  readonly tone?: 'plain' | 'win' | 'live' | 'hollow';
}

interface BarsProps extends Omit<PlotProps, 'axis' | 'labels' | 'children'> {
  readonly bars: readonly FigureBar[];
  /** A linear one through all values unless given. */
  readonly axis?: Axis;
  /** Other values on the same axis, drawn as a line through the middle of the bars. */
  readonly curve?: readonly number[];
  /** How many labels fit on a phone, and where there is room. */
  readonly room?: readonly [narrow: number, wide: number];
}

/** Bars beside each other, from zero up or down, with what they are compared to as lines. */
export function Bars({ bars, curve = [], room = [6, 16], axis: given, ...plot }: BarsProps) {
  const values = bars.map(({ value }) => value ?? 0);
  const axis = given ?? linearAxis([...values, ...curve, ...(plot.lines ?? []).map(({ value }) => value)]);
  const shapes = toBars(values, axis);
  const band = toBands(bars.length, 0);
  const half = band(0).width / 2;
  const labels = bars.map(({ label }, index) => ({ at: band(index).x + half, text: label }));
  return (
    <Plot {...plot} axis={axis} labels={toLabels(labels, ...room)}>
      {bars.map(({ value, text, tone = 'plain' }, index) => {
        const { x = 0, width = 0, y = 0, height = 0 } = shapes[index] ?? {};
        const isAwaited = value === null;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={percent(x)}
            y={percent(isAwaited ? 0 : y)}
            width={percent(width)}
            height={percent(isAwaited ? 1 : height)}
            rx="2"
            className={`bar bar-${tone} ${isAwaited ? 'bar-awaited' : ''}`}
          >
            <title>{text}</title>
          </rect>
        );
      })}
      <CurveLine values={curve} axis={axis} x={half} width={1 - 2 * half} />
    </Plot>
  );
}
