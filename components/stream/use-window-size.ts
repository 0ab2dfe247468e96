import { useSyncExternalStore } from 'react';
import type { Size } from './place';

let last: Size & { readonly windowWidth: number } = { width: 0, height: 0, windowWidth: 0 };

/** The window's inner size, current through every resize: `width` without the scroll bar. For components that only the browser renders. */
export function useWindowSize(): Size & { readonly windowWidth: number } {
  return useSyncExternalStore(listen, measure);
}

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** The same object as long as the size is the same: a store's snapshot must be stable. */
function measure(): typeof last {
  const { innerWidth: windowWidth, innerHeight: height } = window;
  const { clientWidth: width } = document.documentElement;
  if (width !== last.width || height !== last.height || windowWidth !== last.windowWidth)
    last = { width, height, windowWidth };
  return last;
}
