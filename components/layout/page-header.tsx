import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly text: string;
  /** A fact or a control that belongs to the whole page. */
  readonly aside?: ReactNode;
}

/** The title of a page and one sentence on what it is for. */
export function PageHeader({ title, text, aside }: PageHeaderProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mb-10">
      <div>
        <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
        <p className="mt-3 max-w-2xl leading-relaxed text-text-2">{text}</p>
      </div>
      {aside}
    </div>
  );
}
