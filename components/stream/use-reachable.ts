'use client';

import { useEffect, useState } from 'react';

/** How long, in milliseconds, a player's host may take to answer at all. */
const longestMs = 8000;

/**
 * Whether the host of a player answers. A frame that fails looks to its page like one that came, so the host is asked beside it; true until
 * it is known not to. What it answers nobody reads.
 */
export function useReachable(url: string): boolean {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(longestMs)]);
    fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    }).catch(() => {
      if (!leaving.signal.aborted) setFailed(url);
    });
    return () => leaving.abort();
  }, [url]);
  return failed !== url;
}
