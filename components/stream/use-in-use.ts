'use client';

import { type RefObject, useEffect, useState } from 'react';
import { isStreamDocked, keepStreamDocked } from '@/lib/browser/stream-place';

const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether the visitor has begun to use the page beside the widget, on this one or before in this session: it goes to its dock. */
export function useInUse(widget: RefObject<HTMLElement | null>): boolean {
  const [isInUse, setInUse] = useState(isStreamDocked);
  useEffect(() => {
    if (isInUse) return;
    const leaving = new AbortController();
    const use = ({ target }: Event) => {
      if (target instanceof Node && widget.current?.contains(target)) return;
      keepStreamDocked();
      setInUse(true);
    };
    for (const name of uses) document.addEventListener(name, use, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [isInUse, widget]);
  return isInUse;
}
