'use client'; // It knows when another page is drawn.

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Has every rule of the site apply once anything of the server is drawn anew, be it another page or this one: a page that was served with a part of the rules
 * (docs/adr/332) has those for itself and for its own islands. It comes with the frame that is drawn anew with each answer, before anything of that is seen.
 * Another page leaves the frame as it is, so the path is asked for too; what stands behind a path changes nothing that a kept page shows.
 */
export function WholeRules() {
  usePathname();
  const isServed = useRef(true);
  // No list of reasons: to be drawn again is the reason.
  useLayoutEffect(() => {
    if (!isServed.current) applyWholeRules();
    isServed.current = false;
  });
  return null;
}

function applyWholeRules(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-whole]:not([media="all"])'))
    link.media = 'all';
}
