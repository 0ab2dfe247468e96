import { useLayoutEffect } from 'react';

let locks = 0;
let before = 0;

/**
 * While `active`, the page behind is scrolled to its top and locked (specification 4, generic modal); afterwards it is where it was, unless
 * it has become another one. The gutter of the scroll bar is stable (globals.css), so nothing behind moves sideways.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const { pathname } = window.location;
    if (locks === 0) before = window.scrollY;
    locks += 1;
    window.scrollTo(0, 0);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks > 0) return;
      document.documentElement.style.overflow = '';
      if (window.location.pathname === pathname) window.scrollTo(0, before);
    };
  }, [active]);
}
