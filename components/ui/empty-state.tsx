import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing or an icon, decorative. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** One action that exists. */
  readonly action?: ReactNode;
}

/** What stands where a list has no entries: what it is, one sentence, one action. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-panel border border-line bg-bg-raised px-6 py-14 text-center sm:py-20">
      <div className="mb-6 text-text-3">{picture}</div>
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <p className="mt-2 max-w-md leading-relaxed text-text-2">{text}</p>
      {action ? <div className="mt-7">{action}</div> : null}
    </div>
  );
}
