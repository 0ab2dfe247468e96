import type { ReactNode } from 'react';
import type { Host } from './entry-head';
import { Mark } from './mark';
import { RelativeTime } from './relative-time';
import { SoftLink } from './soft-link';

interface DatedHeadProps {
  readonly badge: ReactNode;
  /** What began at `since`, an ISO time. */
  readonly began: string;
  readonly since: string;
  /** The heading. */
  readonly children: ReactNode;
  /** Whose it is; shown where it has a page. */
  readonly host: Host | null;
}

/**
 * The head of something that began at a time: where it stands and since when, what it is called, whose it is. Never wraps by what
 * fits: a name that arrives a packet later would move.
 */
export function DatedHead({ badge, began, since, children, host }: DatedHeadProps) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-end sm:justify-between">
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-3 text-sm text-text-3">
          {badge}
          <span>
            {began} <RelativeTime iso={since} />
          </span>
        </div>
        {children}
      </div>
      {host?.href ? (
        <SoftLink
          href={host.href}
          className="flex min-h-11 shrink-0 items-center gap-3 text-sm font-medium text-text-2 hover:text-text"
        >
          <Mark name={host.name} logoUrl={host.logoUrl} tone={host.tone} />
          {host.name}
        </SoftLink>
      ) : null}
    </div>
  );
}
