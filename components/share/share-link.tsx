'use client'; // What a browser can share, it says itself.

import type { ReactNode } from 'react';

interface ShareLinkProps {
  /** The pictures' addresses; without scripts the wide one is downloaded. */
  readonly wide: string;
  readonly tall: string;
  readonly title: string;
  /** What is said when the picture was downloaded and the page's address copied. */
  readonly said: string;
  /** The page that goes with it, where that is not the one it stands on. */
  readonly page?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Hands the picture of an entry on. What it takes is loaded with the first press. */
export function ShareLink({ className, children, ...shared }: ShareLinkProps) {
  return (
    <a
      href={shared.wide}
      download
      className={className}
      onClick={(event) => {
        event.preventDefault();
        void import('@/lib/browser/share-picture').then((module) => module.sharePicture(shared));
      }}
    >
      {children}
    </a>
  );
}
