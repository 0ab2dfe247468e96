'use client';

import { useEffect, useRef, useState } from 'react';

const durationMs = 900;

/**
 * A number on its way: it counts to a value that changed while one looks, from the one before, from nothing where there was none. What the
 * page came with stands from the first paint on, and where motion is not wanted every value does.
 */
export function useCountUp(value: number | null): number | null {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current ?? 0;
    from.current = value;
    if (value === null || value === start || isStill()) return setShown(value);
    let frame = 0;
    let beganMs: number | null = null;
    const step = (nowMs: number) => {
      beganMs ??= nowMs;
      const share = Math.min(1, (nowMs - beganMs) / durationMs);
      setShown(countAt(start, value, share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/** Where a count from one number to another is after a share of its time: fast at first, then slower. Ends on the number itself. */
export function countAt(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const way = 1 - (1 - Math.max(0, share)) ** 3;
  return Math.round((from + (to - from) * way) * 100) / 100;
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
