import { useSyncExternalStore } from 'react';
import type { Area } from './place';

let last: Area = { width: 0, height: 0 };

/** The window's inner size, current through every resize. For components that only the browser renders. */
export function useWindowSize(): Area {
  return useSyncExternalStore(listen, measure);
}

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** The same object as long as the size is the same: a store's snapshot must be stable. */
function measure(): Area {
  const { innerWidth: width, innerHeight: height } = window;
  if (width !== last.width || height !== last.height) last = { width, height };
  return last;
}
