'use client'; // Which layout is inside is known per page, not where the document is made.

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

interface PublicFrameProps {
  /** What stands around a page's content. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly children: ReactNode;
}

/** The content of a page between the frame's parts; the back office has a frame of its own and nothing of this one, an overlay has none. */
export function PublicFrame({ before, after, children }: PublicFrameProps) {
  const segment = useSelectedLayoutSegment();
  if (segment === '(desk)' || segment === '(overlay)') return children;
  return (
    <>
      {before}
      <main
        id="content"
        data-page-part
        tabIndex={-1}
        className="min-h-[calc(100dvh-4rem)] outline-none rail:pl-18 rail-wide:pl-64"
      >
        <div className="mx-auto max-w-400 px-4 py-8 sm:px-6 sm:py-10 lg:px-10">{children}</div>
      </main>
      {after}
    </>
  );
}
