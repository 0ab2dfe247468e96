import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * While `active`, the page behind stays where it is: scrolled to its top and locked (specification 4, generic modal).
 * The width of the vanished scroll bar is kept free, so that nothing behind moves.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    if (locks === 0) {
      window.scrollTo(0, 0);
      root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
      root.style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      root.style.paddingInlineEnd = '';
      root.style.overflow = '';
    };
  }, [active]);
}
