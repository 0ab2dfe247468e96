'use client'; // It counts.

import { useCountUp } from '@/lib/browser/use-count-up';
import { formatX } from '@/lib/format/multiplier';

interface CountedXProps {
  readonly x: number | null;
}

/** An X that counts up when it comes while one looks. Read out once, as it is; the page has it from the beginning. */
export function CountedX({ x }: CountedXProps) {
  const shown = useCountUp(x);
  if (shown === x) return formatX(x);
  return (
    <>
      <span aria-hidden="true">{formatX(shown)}</span>
      <span className="sr-only">{formatX(x)}</span>
    </>
  );
}
