import type { ReactNode } from 'react';
import { Mark } from './mark';
import { Shared } from './shared';
import { SoftLink } from './soft-link';

/** Whose something is: a mark and a name, with the address of its page where it has one. */
export interface Host {
  readonly href: string | null;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly tone: string | null;
}

interface EntryHeadProps {
  /** The path of the page. */
  readonly path: string;
  /** Of which kind it is and where it stands. */
  readonly badges: ReactNode;
  readonly title: string;
  readonly summary: string | null;
  readonly host: Host | null;
  /** The time left, and what can be done. */
  readonly children: ReactNode;
}

/** The head of an entry's page. */
export function EntryHead({ path, badges, title, summary, host, children }: EntryHeadProps) {
  return (
    <header className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
      <div>
        <div className="flex flex-wrap items-center gap-4">{badges}</div>
        <Shared of={path} as="title">
          <h1 className="mt-5 w-fit font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
        </Shared>
        {summary ? <p className="mt-3 max-w-2xl leading-relaxed text-text-2">{summary}</p> : null}
        {host ? <HostLine {...host} /> : null}
      </div>
      <div className="flex flex-col justify-end gap-5 empty:hidden lg:w-80">{children}</div>
    </header>
  );
}

function HostLine({ href, name, logoUrl, tone }: Host) {
  return (
    <p className="mt-5 flex items-center gap-3">
      <Mark name={name} logoUrl={logoUrl} tone={tone} />
      {href ? (
        <SoftLink href={href} className="rounded-sm font-semibold underline-offset-4 hover:underline">
          {name}
        </SoftLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
    </p>
  );
}
