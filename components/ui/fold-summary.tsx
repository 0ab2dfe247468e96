import type { ReactNode } from 'react';
import { Icon } from './icon';

interface FoldSummaryProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What something rare or long is folded away under, with an arrow that turns: the `<summary>` of a `<details>`. */
export function FoldSummary({ className = '', children }: FoldSummaryProps) {
  return (
    <summary className={`fold ${className}`.trim()}>
      <span className="min-w-0">{children}</span>
      <Icon name="chevron-down" size={18} />
    </summary>
  );
}
