import 'server-only';
import { useId } from 'react';

interface VesselProps {
  /** How full it is, from 0 to 1. */
  readonly share: number;
  /** The level in words: all that a screen reader hears of it. */
  readonly text: string;
  /** Levels that matter, from 0 to 1. */
  readonly marks: readonly number[];
}

const width = 132;
const height = 216;
/** Where the vessel is full and where it is empty, from the top. */
const [brim, bottom] = [22, 208];
const glass = `M14,8V172A36,36 0 0 0 50,${bottom}H82A36,36 0 0 0 118,172V8`;

/** A vessel that fills up to what is reached together, with a line at each level that matters. */
export function Vessel({ share, text, marks }: VesselProps) {
  const id = useId();
  const level = toLevel(share);
  return (
    <svg role="img" aria-label={text} width={width} height={height} className="vessel">
      <clipPath id={id}>
        <path d={`${glass}Z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={`${glass}Z`} className="fill-surface-2" />
        {share > 0 ? (
          <>
            <path d={toSurface(level - 5)} className="vessel-behind" />
            <path d={toSurface(level)} className="vessel-content" />
          </>
        ) : null}
      </g>
      {marks.map((mark) => (
        <line
          key={mark}
          x1="94"
          x2="118"
          y1={toLevel(mark)}
          y2={toLevel(mark)}
          className={share >= mark ? 'vessel-mark-reached' : 'vessel-mark'}
        />
      ))}
      <path d={glass} className="vessel-glass" />
      <path d="M6,8H126" className="vessel-glass" />
    </svg>
  );
}

function toLevel(share: number): number {
  const known = share > 0 ? Math.min(1, share) : 0;
  return Math.round((bottom - known * (bottom - brim)) * 10) / 10;
}

/** What is in it below `level`: its surface is not quite still. */
function toSurface(level: number): string {
  return `M0,${level}q33,-7 66,0t66,0V${height}H0Z`;
}
