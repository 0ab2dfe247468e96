'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How often a page asks whether its draw is drawn, once its time has come. */
const askMs = 15_000;

let awaited: string | null = null;

/** Whether this page was open when the draw came: its results are then shown one by one, not all at once. */
export function isAwaitedDraw(slug: string): boolean {
  return awaited === slug;
}

/** Takes the page's results in as soon as the draw is drawn: from `drawAt` on the page is made anew every 15 s while it is in view. */
export function useAwaitedDraw(slug: string, drawAt: string): void {
  const router = useRouter();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() < Date.parse(drawAt)) return;
      awaited = slug;
      router.refresh();
    };
    const timer = setInterval(ask, askMs);
    return () => clearInterval(timer);
  }, [slug, drawAt, router]);
}
