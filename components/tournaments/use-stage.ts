'use client';

import { useEffect, useState } from 'react';
import type { Match } from '@/lib/data/tournament-view';
import { findStage, isDecided, matchAnchor } from '@/lib/format/bracket-view';

/** How long a match that was just decided stays on the stage. */
const holdMs = 12_000;

/** The match on the stage. One that is decided while people look stays there for a while, so that they see how it ended. */
export function useStage(matches: readonly Match[]): Match | null {
  const next = findStage(matches);
  const to = next && matchAnchor(next);
  const [at, setAt] = useState(to);
  const held = matches.find((match) => matchAnchor(match) === at);
  const isHeld = held !== undefined && at !== to && isDecided(held);
  useEffect(() => {
    if (!isHeld) return setAt(to);
    const timer = setTimeout(() => setAt(to), holdMs);
    return () => clearTimeout(timer);
  }, [isHeld, to]);
  return isHeld ? held : next;
}
