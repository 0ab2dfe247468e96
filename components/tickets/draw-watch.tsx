'use client'; // The page is made anew while somebody watches it.

import { useAwaitedDraw } from '@/lib/browser/use-awaited-draw';

interface DrawWatchProps {
  readonly slug: string;
  readonly drawAt: string;
}

/** On the page of a draw whose list is frozen: the results come by themselves once they are there. Shows nothing. */
export function DrawWatch({ slug, drawAt }: DrawWatchProps) {
  useAwaitedDraw(slug, drawAt);
  return null;
}
