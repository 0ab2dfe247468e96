import type { ReactNode } from 'react';

interface DeskEmptyProps {
  readonly title: string;
  readonly text: string;
  /** One action that exists. */
  readonly action?: ReactNode;
}

/** What stands where a list of the back office has nothing. */
export function DeskEmpty({ title, text, action }: DeskEmptyProps) {
  return (
    <div className="desk-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
