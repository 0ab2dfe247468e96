'use client';

import { useEffect, useRef, useState } from 'react';
import { countedAt } from './counted-at';

const countMs = 720;

/** `value` as it is shown: the first one at once, a later one counted to from what stood there; at once for who asked for less motion. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value);
  const standing = useRef(value);
  useEffect(() => {
    const from = standing.current;
    if (from === value) return;
    let frame = 0;
    const show = (next: number) => {
      standing.current = next;
      setShown(next);
    };
    const begun = performance.now();
    const count = (now: number) => {
      const share = isCalm() ? 1 : (now - begun) / countMs;
      show(countedAt(from, value, share));
      if (share < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
