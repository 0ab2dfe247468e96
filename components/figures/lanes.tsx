import type { ReactNode } from 'react';
import 'server-only';
import { linearAxis } from './axis';
import { percent } from './percent';

/** A lane: who or what runs in it, how far, and that in words. */
export interface Lane {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  readonly valueText: ReactNode;
  /** `plain` unless given. */
  readonly tone?: 'plain' | 'win' | 'coin';
  /** A line below the lane, drawn across all of them, with what it parts. */
  readonly rule?: string;
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
      {lanes.map(({ key, name, value, valueText, tone = 'plain', rule }) => (
        <li key={key} className="lane">
          <span className="lane-name">{name}</span>
          <span className="lane-value">{valueText}</span>
          <svg aria-hidden="true" width="100%" height="8" className="lane-rail">
            <rect width="100%" height="8" rx="4" className="fill-surface-2" />
            <rect
              width={percent(most > 0 ? axis.shareOf(value) / most : 0)}
              height="8"
              rx="4"
              className={`lane-${tone}`}
            />
          </svg>
          {rule === undefined ? null : <span className="lane-rule">{rule}</span>}
        </li>
      ))}
    </ol>
  );
}
