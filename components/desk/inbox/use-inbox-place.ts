'use client';

import { useState } from 'react';

/** Where the viewer stands: which card is open, and whether a phone shows it in place of the list. */
interface Place {
  readonly key: string | null;
  readonly isOpen: boolean;
}

/**
 * Where the viewer stands, ahead of the server: a card that is loaded opens at once, and its address follows. What else changes the
 * address (the browser's way back, a link) is followed.
 */
export function useInboxPlace(served: Place) {
  const [{ place, seen, ahead }, set] = useState<{
    readonly place: Place;
    readonly seen: Place;
    readonly ahead: readonly (string | null)[];
  }>({ place: served, seen: served, ahead: [] });
  if (seen.key !== served.key || seen.isOpen !== served.isOpen) {
    const at = ahead.lastIndexOf(served.key);
    const left = at < 0 ? [] : ahead.slice(at + 1);
    set({ place: left.length > 0 ? place : served, seen: served, ahead: left });
  }
  const move = (to: Place) => set((now) => ({ ...now, place: to, ahead: [...now.ahead, to.key] }));
  return { place, move };
}
