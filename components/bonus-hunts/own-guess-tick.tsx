'use client';

import type { OwnGuessWire } from '@/contract/bonus-hunts';
import { useOwn } from '@/lib/browser/use-own';
import { toGuessPath } from './guess-status';

interface OwnGuessTickProps {
  readonly slug: string;
  /** What stands beside it. */
  readonly name: string;
  /** The ends of the axis, in minor units. */
  readonly from: number;
  readonly to: number;
}

/** Where the viewer's own guess stands among all. An island because it is the viewer's; the line above it says the same in words. */
export function OwnGuessTick({ slug, name, from, to }: OwnGuessTickProps) {
  const viewer = useOwn<OwnGuessWire>(toGuessPath(slug));
  const guess = viewer.who === 'member' ? viewer.own?.guess : null;
  if (!guess) return null;
  const share = Math.max(0, Math.min(1, (guess.end_balance - from) / (to - from)));
  const x = `${Number((share * 100).toFixed(2))}%`;
  return (
    <g className="strip-own">
      <line x1={x} x2={x} y1="14" y2="100%" />
      <circle cx={x} cy="14" r="3" />
      <text
        x={x}
        y="14"
        dx={share > 0.5 ? -8 : 8}
        dy="0.32em"
        textAnchor={share > 0.5 ? 'end' : 'start'}
        className="strip-name"
      >
        {name}
      </text>
    </g>
  );
}
