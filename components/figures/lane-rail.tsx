import { percent } from './percent';

interface LaneRailProps {
  /** How far of the greatest, from 0 to 1. */
  readonly share: number;
  readonly tone?: 'plain' | 'win' | 'coin' | undefined;
  /** The picture of who runs at the head of the lane. */
  readonly face?: string | undefined;
}

/** The side of a runner; so far from the start of a rail it stands at least, so that it is seen whole. */
const side = 32;
const nearest = 0.12;

/** A lane without its texts: the rail, how far it is filled, and who runs at its head. */
export function LaneRail({ share, tone = 'plain', face }: LaneRailProps) {
  const height = face === undefined ? 8 : side;
  const y = (height - 8) / 2;
  const known = share > 0 ? Math.min(1, share) : 0;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="lane-rail">
      <rect y={y} width="100%" height="8" rx="4" className="fill-surface-2" />
      <rect y={y} width={percent(known)} height="8" rx="4" className={`lane-${tone}`} />
      {face === undefined ? null : (
        <svg aria-hidden="true" x={percent(Math.max(nearest, known))} overflow="visible">
          <circle cx={-side / 2} cy={side / 2} r={side / 2 - 1} className="lane-disc" />
          <image href={face} x={-side} width={side} height={side} className="lane-runner" />
        </svg>
      )}
    </svg>
  );
}
