'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Box } from './place';

const fields = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Where the field stands that has the focus, outside of the widget; null while none has. Measured anew as the page is scrolled. */
export function useFocusedField(widget: RefObject<HTMLElement | null>): Box | null {
  const [field, setField] = useState<Box | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const measure = () => setField(measureField(widget.current));
    const options = { passive: true, signal: leaving.signal };
    for (const name of ['focusin', 'focusout', 'scroll'])
      document.addEventListener(name, () => requestAnimationFrame(measure), options);
    measure();
    return () => leaving.abort();
  }, [widget]);
  return field;
}

function measureField(widget: HTMLElement | null): Box | null {
  const active = document.activeElement;
  if (active === null || !active.matches(fields) || widget?.contains(active)) return null;
  const { x, y, width, height } = active.getBoundingClientRect();
  return { x, y, width, height };
}
