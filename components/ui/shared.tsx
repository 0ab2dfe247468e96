import { type ReactNode, ViewTransition } from 'react';

interface SharedProps {
  /** The path of the entry's page: the same on its card and on the page, once in a document. */
  readonly of: string;
  readonly as: 'picture' | 'title';
  /** One element. */
  readonly children: ReactNode;
}

/** What a card has in common with the page it leads to: it moves there when a link is followed, and back by a link (docs/adr/219). No script. */
export function Shared({ of, as, children }: SharedProps) {
  return (
    <ViewTransition name={of.slice(1).replaceAll('/', '-')} share={`shared shared-${as}`} default="none">
      {children}
    </ViewTransition>
  );
}
