import type { ReactNode } from 'react';
import { Pager } from './pager';

interface PagedListProps {
  readonly id: string;
  readonly title: string;
  /** What stands there where there is no row. */
  readonly none: string;
  /** The rows, each an `<li>` with its key and a background of its own. */
  readonly rows: readonly ReactNode[];
  /** Where the list begins; older ones stand below it. */
  readonly path: string;
  readonly nextCursor: string | null;
  readonly isFirst: boolean;
}

/** A page of a list under its title: rows with hairlines between them, or one sentence, and the way on. */
export function PagedList({ id, title, none, rows, path, nextCursor, isFirst }: PagedListProps) {
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="font-display text-xl font-semibold sm:text-2xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="rounded-panel border border-line bg-bg-raised px-5 py-6 text-text-2">{none}</p>
      ) : (
        <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">{rows}</ul>
      )}
      <Pager path={path} nextCursor={nextCursor} isFirst={isFirst} />
    </section>
  );
}
