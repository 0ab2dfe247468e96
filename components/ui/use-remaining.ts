'use client';

import { useEffect, useState } from 'react';
import { type Remaining, remaining } from '@/lib/format/remaining';

/**
 * The time left until `until`, counted by the second. The first render uses `madeAtMs`, the time the page was made, on the server
 * and in the browser alike, so that hydration finds what it expects. Stops at zero.
 */
export function useRemaining(until: string, madeAtMs: number): Remaining {
  const untilMs = Date.parse(until);
  const [nowMs, setNowMs] = useState(madeAtMs);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    tick();
    if (!(untilMs > Date.now())) return;
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [untilMs]);
  return remaining(untilMs, nowMs);
}
