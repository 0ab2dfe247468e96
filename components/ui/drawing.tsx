import type { ReactNode } from 'react';

interface DrawingProps {
  readonly children: ReactNode;
}

/**
 * The paper of the drawings that stand where a list is empty: 320 by 200, hairlines, the quiet colours of lines and
 * surfaces, `text-3` for what is in front. No gold: it belongs to coins that exist. Decorative.
 */
export function Drawing({ children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 320 200"
      width="320"
      height="200"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full max-w-72 stroke-line-strong lg:max-w-96"
    >
      {children}
    </svg>
  );
}
