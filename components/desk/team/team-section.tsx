import type { ReactNode } from 'react';

interface TeamSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the team's pages: its title, what it does, and its form. */
export function TeamSection({ title, text, children }: TeamSectionProps) {
  return (
    <section className="grid content-start gap-4 rounded-panel border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="font-display text-lg font-semibold">{title}</h2>
        {text ? <p className="text-sm leading-relaxed text-text-2">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
