'use client';

import { useEffect, useState } from 'react';

/**
 * A part of the program that is fetched when it is first needed, null until it is there; from then on it stays. One that does not come, because the
 * network is away, is asked for again with the next `reason`.
 */
export function useLate<Part>(isNeeded: boolean, load: () => Promise<Part>, reason: unknown): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isNeeded && part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reason asks once
  useEffect(() => {
    if (!isMissing) return;
    let hasLeft = false;
    load().then(
      (loaded) => {
        if (!hasLeft) setPart(() => loaded);
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [isMissing, reason]);
  return part;
}
