import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  /** Beside the title, at its end. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The sheet that a widget stands on. */
export function Card({ title, note, className = '', children }: CardProps) {
  return (
    <section className={`ov-card ${className}`.trimEnd()}>
      {title || note ? (
        <header className="ov-head">
          <h1>{title}</h1>
          {note ? <p>{note}</p> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
