'use client'; // Only a browser has a service worker.

import { useEffect } from 'react';

/** Has the browser keep the site's service worker once the page is there and nothing else is to do. Without one everything goes on as it is. */
export function WorkerKeeper({ path }: { readonly path: string }) {
  useEffect(() => {
    const keep = () => void navigator.serviceWorker?.register(path).catch(() => undefined);
    // Where there is no idle callback a moment is left, too.
    const begin = () =>
      'requestIdleCallback' in window ? requestIdleCallback(keep) : setTimeout(keep, 2000);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [path]);
  return null;
}
