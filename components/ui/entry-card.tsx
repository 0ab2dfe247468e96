import type { ReactNode } from 'react';
import { Shared } from './shared';
import { SoftLink } from './soft-link';

interface EntryCardProps {
  readonly href: string;
  /** Of which kind it is and where it stands. */
  readonly badges: ReactNode;
  readonly title: string;
  readonly summary: string | null;
  /** Two facts, each a `dt` and a `dd`. */
  readonly facts: ReactNode;
  readonly foot: ReactNode;
}

/** An entry in a list: a card, on a phone a row of what one chooses by. The whole of it leads to its page. */
export function EntryCard({ href, badges, title, summary, facts, foot }: EntryCardProps) {
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-panel border border-line bg-surface p-5 transition-colors hover:border-line-strong max-sm:gap-2 max-sm:rounded-card max-sm:p-4 sm:p-6">
      <div className="flex items-center justify-between gap-3">{badges}</div>
      <div className="max-sm:order-first">
        <Shared of={href} as="title">
          <h2 className="w-fit font-display text-lg leading-snug font-semibold">
            <SoftLink href={href} className="rounded-sm after:absolute after:inset-0">
              {title}
            </SoftLink>
          </h2>
        </Shared>
        {summary ? (
          <p className="mt-1.5 line-clamp-2 leading-snug text-text-2 max-sm:hidden">{summary}</p>
        ) : null}
      </div>
      <dl className="mt-auto grid grid-cols-2 gap-4 border-t border-line pt-4 text-sm max-sm:border-0 max-sm:pt-0">
        {facts}
      </dl>
      <p className="flex justify-between gap-3 text-sm text-text-3 max-sm:hidden">{foot}</p>
    </article>
  );
}
