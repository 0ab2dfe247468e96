import type { ReactNode } from 'react';

interface BlankProps {
  /** An icon of 44 px. */
  readonly children: ReactNode;
}

/** A blank of our coin, not yet struck in gold: the picture of what is empty. */
export function Blank({ children }: BlankProps) {
  return (
    <div className="relative grid size-32 place-items-center">
      <svg viewBox="0 0 128 128" width="128" height="128" aria-hidden="true" className="absolute inset-0">
        <circle cx="64" cy="64" r="62" className="fill-surface" />
        <circle
          cx="64"
          cy="64"
          r="61"
          fill="none"
          strokeWidth="4"
          strokeDasharray="3.194 3.194"
          className="stroke-line-strong"
        />
        <circle cx="64" cy="64" r="52" className="fill-surface-2 stroke-line" />
      </svg>
      <span className="relative text-text-2">{children}</span>
    </div>
  );
}
