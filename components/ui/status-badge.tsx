import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge';

/** `live` happens now, `open` can be joined, `soon` has not begun, `done` is over. */
export type StatusTone = 'live' | 'open' | 'soon' | 'done';

const tones: Readonly<Record<StatusTone, BadgeTone>> = {
  live: 'red',
  open: 'green',
  soon: 'line',
  done: 'line',
};

interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** Where something stands. What is live breathes. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge tone={tones[tone]}>
      {tone === 'live' ? (
        <span aria-hidden="true" className="size-1.5 animate-breathe rounded-full bg-red" />
      ) : null}
      {children}
    </Badge>
  );
}
