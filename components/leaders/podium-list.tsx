'use client'; // Whether the page was there before is known in the browser alone.

import { type ReactNode, useState } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

interface PodiumListProps {
  readonly label: string;
  /** Everybody comes in, the third first, where the podium comes to a page that stands already; the first paint is still. */
  readonly isEntering: boolean;
  readonly children: ReactNode;
}

/** The list of the first three. */
export function PodiumList({ label, isEntering, children }: PodiumListProps) {
  const [isLater] = useState(useHydrated());
  return (
    <ol aria-label={label} className={`podium ${isEntering && isLater ? 'podium-entering' : ''}`}>
      {children}
    </ol>
  );
}
