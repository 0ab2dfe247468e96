import type { ReactNode } from 'react';
import 'server-only';
import { linearAxis } from './axis';
import { LaneRail } from './lane-rail';

/** A lane: who or what runs in it, how far, and that in words. */
export interface Lane {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  readonly valueText: ReactNode;
  /** `plain` unless given. */
  readonly tone?: 'plain' | 'win' | 'coin';
  /** The picture of who runs at the head of the lane. */
  readonly face?: string;
  /** A line below the lane, drawn across all of them, with what it parts. */
  readonly rule?: ReactNode;
}

interface LanesProps {
  readonly label: string;
  readonly lanes: readonly Lane[];
}

/** Values below each other, each as far as it got of the greatest. Names and values are texts, so that the list is its own table. */
export function Lanes({ label, lanes }: LanesProps) {
  const axis = linearAxis(lanes.map(({ value }) => value));
  const most = Math.max(...lanes.map(({ value }) => axis.shareOf(value)));
  return (
    <ol aria-label={label} className="lanes">
      {lanes.map(({ key, name, value, valueText, rule, ...rail }) => (
        <li key={key} className="lane">
          <span className="lane-name">{name}</span>
          <span className="lane-value">{valueText}</span>
          <LaneRail {...rail} share={most > 0 ? axis.shareOf(value) / most : 0} />
          {rule === undefined ? null : <span className="lane-rule">{rule}</span>}
        </li>
      ))}
    </ol>
  );
}
