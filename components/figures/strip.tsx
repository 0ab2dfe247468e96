import 'server-only';
import type { ReactNode } from 'react';
import type { Axis } from './axis';
import { percent } from './percent';
import { PlotLabels } from './plot-labels';
import { toLabels } from './to-labels';

/** How many stand at a value. */
export interface StripTick {
  readonly value: number;
  readonly count: number;
  /** In words, shown while a pointer rests on it. */
  readonly text: string;
}

interface StripProps {
  /** What it shows, in a sentence or two: all that a screen reader hears of it. */
  readonly text: string;
  readonly axis: Axis;
  readonly formatTick: (value: number) => string;
  readonly ticks: readonly StripTick[];
  /** What they are compared to, as a line through all of it with its name. */
  readonly line?: { readonly value: number; readonly text: string };
  /** What stands in the field besides. */
  readonly children?: ReactNode;
}

/** Ticks on one axis: where everybody stands, the higher the more of them. */
export function Strip({ text, axis, formatTick, ticks, line, children }: StripProps) {
  const most = Math.max(...ticks.map(({ count }) => count));
  const labels = axis.ticks.map((value) => ({ at: axis.shareOf(value), text: formatTick(value) }));
  return (
    <div role="img" aria-label={text} className="strip">
      {line ? (
        <p className="plot-name">
          <svg aria-hidden="true" width="20" height="2">
            <line x1="0" x2="20" y1="1" y2="1" className="strip-line" />
          </svg>
          {line.text}
        </p>
      ) : null}
      <svg aria-hidden="true" width="100%" className="plot-field h-24">
        {labels.map(({ at }) => (
          <line key={at} x1={percent(at)} x2={percent(at)} y1="0" y2="100%" className="plot-tick" />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="plot-zero" />
        {ticks.map(({ value, count, text: name }) => (
          <line
            key={value}
            x1={percent(axis.shareOf(value))}
            x2={percent(axis.shareOf(value))}
            y1={percent(0.75 - (0.55 * count) / most)}
            y2="100%"
            className="strip-tick"
          >
            <title>{name}</title>
          </line>
        ))}
        {line ? (
          <line
            x1={percent(axis.shareOf(line.value))}
            x2={percent(axis.shareOf(line.value))}
            y1="0"
            y2="100%"
            className="strip-line"
          />
        ) : null}
        {children}
      </svg>
      <PlotLabels labels={toLabels(labels, 4, 8)} />
    </div>
  );
}
