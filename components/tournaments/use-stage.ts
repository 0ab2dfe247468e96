'use client';

import { useEffect, useState } from 'react';
import type { Match } from '@/lib/data/tournament-view';
import { findHeld, findStage, matchAnchor } from '@/lib/format/bracket-view';

/** How long a match that was just decided stays on the stage. */
const holdMs = 12_000;

/** The match on the stage. One that is decided while people look stays there for a while, so that they see how it ended. */
export function useStage(matches: readonly Match[]): Match | null {
  const next = findStage(matches);
  const to = next && matchAnchor(next);
  const [at, setAt] = useState(to);
  const held = findHeld(matches, at);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return setAt(to);
    const timer = setTimeout(() => setAt(to), holdMs);
    return () => clearTimeout(timer);
  }, [isHeld, to]);
  return held ?? next;
}
