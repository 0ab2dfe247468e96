import type { ReactNode } from 'react';

interface DeskHeadProps {
  readonly title: string;
  /** One sentence on what is done here. */
  readonly lead?: string | undefined;
  /** What begins something new; at most one of it is gold. */
  readonly actions?: ReactNode;
}

/** The head of a page of the back office: its title, one sentence, and its actions at the end. */
export function DeskHead({ title, lead, actions }: DeskHeadProps) {
  return (
    <div className="desk-head">
      <div className="min-w-0">
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {actions ? <div className="desk-actions">{actions}</div> : null}
    </div>
  );
}
