import { percent } from './percent';

/** Who runs at the head of a lane: a picture, or the first letters of who has none. */
export interface Runner {
  readonly src: string | null;
  readonly letters: string;
}

interface LaneRailProps {
  /** How far of the greatest, from 0 to 1. */
  readonly share: number;
  readonly tone?: 'plain' | 'win' | 'coin' | undefined;
  readonly runner?: Runner | undefined;
}

/** The side of a runner; so far from the start of a rail it stands at least, so that it is seen whole. */
const side = 32;
const nearest = 0.12;

/** A lane without its texts: the rail, how far it is filled, and who runs at its head. */
export function LaneRail({ share, tone = 'plain', runner }: LaneRailProps) {
  const height = runner === undefined ? 8 : side;
  const y = (height - 8) / 2;
  const known = share > 0 ? Math.min(1, share) : 0;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="lane-rail">
      <rect y={y} width="100%" height="8" rx="4" className="fill-surface-2" />
      <rect y={y} width={percent(known)} height="8" rx="4" className={`lane-${tone}`} />
      {runner === undefined ? null : (
        <svg aria-hidden="true" x={percent(Math.max(nearest, known))} overflow="visible">
          <RunnerFace {...runner} />
        </svg>
      )}
    </svg>
  );
}

function RunnerFace({ src, letters }: Runner) {
  const half = side / 2;
  return (
    <>
      <circle cx={-half} cy={half} r={half - 1} className="lane-disc" />
      {src === null ? (
        <text x={-half} y={half} dy="0.36em" textAnchor="middle" className="lane-letters">
          {letters}
        </text>
      ) : (
        <image href={src} x={-side} width={side} height={side} className="lane-runner" />
      )}
    </>
  );
}
