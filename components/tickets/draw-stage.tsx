'use client';

import type { ReactNode } from 'react';
import { formatTicket } from './ticket-number-text';

/** A drawn ticket: whose it was and what it won. */
export interface DrawnStub {
  readonly position: number;
  readonly number: number;
  readonly who: ReactNode;
  readonly prize: ReactNode;
}

interface DrawStageProps {
  readonly drawn: readonly DrawnStub[];
  /** How many are turned over. */
  readonly turned: number;
  /** What is said of one that is not. */
  readonly covered: string;
}

/** The tickets of a draw in their order, face down until their turn; every one has its place from the beginning. The last one turned is read out. */
export function DrawStage({ drawn, turned, covered }: DrawStageProps) {
  const last = drawn[turned - 1];
  return (
    <>
      <p role="status" className="sr-only">
        {last ? (
          <>
            {last.position}. {formatTicket(last.number)} {last.who} {last.prize}
          </>
        ) : null}
      </p>
      <ol className="draw-stage">
        {drawn.map(({ position, number, who, prize }, at) => (
          <li key={position} data-turned={at < turned || undefined} className="draw-stub">
            <span className="draw-place">{position}</span>
            {at < turned ? (
              <span className="grid min-w-0 gap-0.5">
                <span className="font-display text-lg font-bold tabular-nums">{formatTicket(number)}</span>
                <span className="truncate text-sm">{who}</span>
                <span className="truncate text-xs text-text-2">{prize}</span>
              </span>
            ) : (
              <span className="text-sm text-text-3">
                <span aria-hidden="true">• • • •</span>
                <span className="sr-only">{covered}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
