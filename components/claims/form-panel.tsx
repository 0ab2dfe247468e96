import type { ReactNode } from 'react';

interface FormPanelProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The panel a form stands in: what it is for, and what becomes of it. */
export function FormPanel({ id, title, text, children }: FormPanelProps) {
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 sm:p-8">
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-2 mb-6 max-w-prose leading-relaxed text-text-2">{text}</p>
      {children}
    </section>
  );
}
