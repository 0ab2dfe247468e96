'use client'; // It hears what is pressed.

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Leads on without a page load where a `SoftLink` or a link of a `SoftNav` is pressed, and fetches its page when it is pointed at or focused (docs/adr/211):
 * one listener for all of them. A link that opens a dialog is left to it.
 */
export function SoftPages() {
  const router = useRouter();
  useEffect(() => {
    const warm = new WeakSet<Element>();
    const prefetch = (event: Event) => {
      const link = findLink(event);
      if (link === null || warm.has(link) || link.dataset.authDialog) return;
      warm.add(link);
      router.prefetch(pathOf(link));
    };
    // The document hears a press last: whoever answers it first says so.
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) ? findLink(event) : null;
      if (link === null) return;
      event.preventDefault();
      router.push(pathOf(link), { scroll: link.dataset.soft !== 'still' });
    };
    document.addEventListener('pointerover', prefetch);
    document.addEventListener('focusin', prefetch);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
      document.removeEventListener('click', follow);
    };
  }, [router]);
  return null;
}

/** A press that means: here, now. The others are the browser's (a new tab, a download). */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The soft link the event is in; null for none and for one that leaves the site or the tab. */
function findLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.closest('[data-soft]') || link.target) return null;
  return /^\/(?!\/)/.test(link.getAttribute('href') ?? '') ? link : null;
}

/** Our own links are paths of lib/routes, which the compiler cannot see in the document. */
function pathOf(link: HTMLAnchorElement): Route {
  return link.getAttribute('href') as Route;
}
