import type { ReactNode } from 'react';
import { UntilOver } from './until-over';

interface UntilProps {
  /** ISO time. */
  readonly until: string;
  /** What stands there afterwards. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** Shows something until a moment, also where the page stays open past it. For server components: the page's own time goes with it. */
export function Until({ until, over, children }: UntilProps) {
  return (
    <UntilOver until={until} over={over} madeAtMs={Date.now()}>
      {children}
    </UntilOver>
  );
}
