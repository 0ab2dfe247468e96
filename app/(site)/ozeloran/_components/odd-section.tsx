import type { ReactNode } from 'react';

interface OddSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export function OddSection({ title, children }: OddSectionProps) {
  return (
    <section className="mt-12 first-of-type:mt-0">
      <h2 className="mb-4 font-display text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
