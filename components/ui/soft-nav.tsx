'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * A menu whose links lead on without a page load: plain `<a>` elements and one listener for all of them. Three dozen link components
 * on every page would be rendered with each request of a member and hydrated with each visit. A link is prefetched when it
 * is pointed at or focused.
 */
export function SoftNav(props: ComponentProps<'nav'>) {
  const nav = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const element = nav.current;
    const warm = new Set<string>();
    const prefetch = (event: Event) => {
      const path = findPath(event);
      if (path === null || warm.has(path)) return;
      warm.add(path);
      router.prefetch(path);
    };
    const follow = (event: MouseEvent) => {
      const path = isPlain(event) ? findPath(event) : null;
      if (path === null) return;
      event.preventDefault();
      router.push(path);
    };
    element?.addEventListener('pointerover', prefetch);
    element?.addEventListener('focusin', prefetch);
    element?.addEventListener('click', follow);
    return () => {
      element?.removeEventListener('pointerover', prefetch);
      element?.removeEventListener('focusin', prefetch);
      element?.removeEventListener('click', follow);
    };
  }, [router]);
  return <nav {...props} ref={nav} />;
}

/** A press that means: here, now. The others are the browser's (a new tab, a download). */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The path of the link the event is in; null for none and for one that leaves the site or the tab. */
function findPath({ target }: Event): Route | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.getAttribute('href') ?? '';
  // Our own links are paths of lib/routes, which the compiler cannot see in the document.
  return /^\/(?!\/)/.test(path) && !link?.target ? (path as Route) : null;
}
