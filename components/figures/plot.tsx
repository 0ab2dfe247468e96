import 'server-only';
import type { ReactNode } from 'react';
import type { Axis } from './axis';
import { percent } from './percent';
import { type PlotLabel, PlotLabels } from './plot-labels';

/** A value that matters, as a line across the plot with its name. */
interface PlotLine {
  readonly value: number;
  readonly text: string;
}

/** What every plot is given. */
export interface PlotProps {
  /** What it shows, in a sentence or two: all that a screen reader hears of it. */
  readonly text: string;
  readonly axis: Axis;
  readonly formatTick: (value: number) => string;
  readonly labels: readonly PlotLabel[];
  readonly lines?: readonly PlotLine[];
  /** The class of its height. */
  readonly heightClass?: string;
  readonly children: ReactNode;
}

/**
 * The field of a figure: hairlines at the ticks, their values on the left, labels below. Nothing in it is scaled: a place is a percentage
 * and a text has the size of the page's texts, so that it is read on a phone as on a desktop.
 */
export function Plot({
  text,
  axis,
  formatTick,
  labels,
  lines = [],
  heightClass = 'h-52',
  children,
}: PlotProps) {
  const ticks = toTicks(axis, formatTick);
  const length = Math.max(...ticks.map(({ name }) => name.length));
  return (
    <div role="img" aria-label={text} className="plot">
      {lines.map((line) => (
        <p key={line.text} className="plot-name">
          <svg aria-hidden="true" width="20" height="2">
            <line x1="0" x2="20" y1="1" y2="1" className="plot-reference" />
          </svg>
          {line.text}
        </p>
      ))}
      <svg aria-hidden="true" className={`plot-ticks ${gutterClass(length)} ${heightClass}`}>
        {ticks.map(({ name, y }) => (
          <text key={name} x="100%" y={y} dy="0.32em" textAnchor="end">
            {name}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" width="100%" className={`plot-field ${heightClass}`}>
        {ticks.map(({ name, y, value }) => (
          <line
            key={name}
            x1="0"
            x2="100%"
            y1={y}
            y2={y}
            className={value === 0 ? 'plot-zero' : 'plot-tick'}
          />
        ))}
        {children}
        {lines.map(({ text: name, value }) => {
          const y = percent(1 - axis.shareOf(value));
          return <line key={name} x1="0" x2="100%" y1={y} y2={y} className="plot-reference" />;
        })}
      </svg>
      <PlotLabels labels={labels} />
    </div>
  );
}

/** Ticks that are written alike are one: a count has no halves. */
function toTicks(axis: Axis, formatTick: (value: number) => string) {
  const named = axis.ticks.map((value) => ({
    value,
    name: formatTick(value),
    y: percent(1 - axis.shareOf(value)),
  }));
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

function gutterClass(length: number): string {
  const [, name = 'w-28'] = gutters.find(([most]) => length <= most) ?? [];
  return name;
}

const gutters = [
  [2, 'w-4'],
  [4, 'w-7'],
  [6, 'w-11'],
  [8, 'w-14'],
  [11, 'w-19'],
] as const;
