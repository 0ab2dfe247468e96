import type { ReactNode } from 'react';

interface RingProps {
  /** Of a whole, from 0 to 1; what lies beyond is nothing or everything. */
  readonly share: number;
  /** The share in words: all that a screen reader hears of it. */
  readonly text: string;
  /** `plain` unless given. */
  readonly tone?: 'plain' | 'win' | 'coin';
  /** The class of its size. */
  readonly sizeClass?: string;
  /** In the middle: the share as it is read. */
  readonly children?: ReactNode;
}

/** So much of the way round is a share at least that is not zero: what is there is seen. */
const shortest = 0.012;

/** A share of a whole as a part of a ring, from the top and clockwise. */
export function Ring({ share, text, tone = 'plain', sizeClass = 'size-32', children }: RingProps) {
  const shown = share > 0 ? Math.min(1, Math.max(shortest, share)) : 0;
  return (
    <div role="img" aria-label={text} className={`circle ${sizeClass}`}>
      <svg aria-hidden="true" viewBox="0 0 100 100" className="col-start-1 row-start-1 size-full">
        <circle cx="50" cy="50" r="45" className="circle-rail" />
        {shown === 0 ? null : (
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            strokeDasharray={`${Number((shown * 100).toFixed(2))} 100`}
            transform="rotate(-90 50 50)"
            className={`circle-share circle-${tone}`}
          />
        )}
      </svg>
      <div className="circle-middle">{children}</div>
    </div>
  );
}
