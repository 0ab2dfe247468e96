import { percent } from './percent';

/** A text below the plot, and whether it stands there where there is little room, where there is enough, or always. */
export interface PlotLabel {
  readonly at: number;
  readonly text: string;
  readonly room: 'narrow' | 'wide' | 'any';
}

interface PlotLabelsProps {
  readonly labels: readonly PlotLabel[];
}

/** What stands below a plot, from its left edge to its right one. */
export function PlotLabels({ labels }: PlotLabelsProps) {
  if (labels.length === 0) return null;
  return (
    <svg aria-hidden="true" width="100%" className="plot-labels">
      {labels.map(({ at, text, room }) => (
        <text key={at} x={percent(at)} y="1.1em" textAnchor={anchorAt(at)} className={`plot-label-${room}`}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** How a text stands at a place, so that it does not leave the plot. */
function anchorAt(at: number) {
  if (at === 0) return 'start';
  return at === 1 ? 'end' : 'middle';
}
