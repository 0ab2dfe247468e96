import type { ReactNode } from 'react';
import { percent } from './percent';

/** A step on the way up. */
export interface Stair {
  readonly key: string;
  /** What is to be reached. */
  readonly name: ReactNode;
  /** What it brings. */
  readonly children?: ReactNode;
  /** How much of the way from the step before is done, from 0 to 1. */
  readonly share: number;
  /** Said where the step is reached. */
  readonly reachedText?: string;
}

interface StairsProps {
  readonly label: string;
  /** From the lowest to the highest. */
  readonly stairs: readonly Stair[];
}

/** How much higher a step is than the one before, and how high a rung of the ladder is; in pixels. */
const rise = 28;

/** So many stand beside each other at most; more are a ladder at any width. */
const widest = 6;

/**
 * Steps on a way up, each with what it brings: stairs where there is room, a ladder from the lowest to the highest where it is narrow.
 * What is done is filled. Names and states are texts, so that the list is its own table.
 */
export function Stairs({ label, stairs }: StairsProps) {
  return (
    <ol aria-label={label} className={stairs.length > widest ? '' : 'stairs-wide'}>
      {stairs.map(({ key, name, children, share, reachedText }, index) => {
        const done = Math.max(0, Math.min(1, share));
        return (
          <li key={key} className="stair">
            <Rung done={done} />
            <div className="stair-text">
              <p className={`font-display font-semibold tabular-nums ${done === 1 ? 'text-green' : ''}`}>
                {name}
                {done === 1 && reachedText !== undefined ? (
                  <span className="ml-2 font-text text-xs font-normal">{reachedText}</span>
                ) : null}
              </p>
              {children === undefined ? null : <div className="mt-0.5 text-sm text-text-2">{children}</div>}
            </div>
            <svg aria-hidden="true" width="100%" height={rise * (index + 1)} className="stair-block">
              <rect width="100%" height="100%" className="fill-surface-2" />
              <rect y={percent(1 - done)} width="100%" height={percent(done)} className="stair-done" />
              <line
                x1="0"
                x2="100%"
                y1="1"
                y2="1"
                className={done === 1 ? 'stair-edge-done' : 'stair-edge'}
              />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}

/** The step where it is narrow: a mark on a rail, filled as far as it is done. */
function Rung({ done }: { readonly done: number }) {
  return (
    <svg aria-hidden="true" width="14" height="100%" className="stair-rung">
      <rect x="5" width="4" height="100%" className="fill-surface-2" />
      <rect x="5" width="4" height={percent(done)} className="fill-green" />
      <circle cx="7" cy="50%" r="6" className={done === 1 ? 'fill-green' : 'stair-mark'} />
    </svg>
  );
}
