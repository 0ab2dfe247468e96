import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge';

/** `live` is played on the stream now, `on` goes on for days, `open` can be joined, `soon` has not begun, `done` is over. */
export type StatusTone = 'live' | 'on' | 'open' | 'soon' | 'done';

const tones: Readonly<Record<StatusTone, BadgeTone>> = {
  live: 'live',
  on: 'line',
  open: 'green',
  soon: 'line',
  done: 'line',
};

interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** Where something stands. What is live breathes, in red, while the stream is on; else it goes on quietly. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge tone={tones[tone]}>
      {tone === 'live' ? (
        <span aria-hidden="true" className="size-1.5 animate-live rounded-full bg-live" />
      ) : null}
      {tone === 'on' ? <span aria-hidden="true" className="size-1.5 rounded-full bg-text-2" /> : null}
      {children}
    </Badge>
  );
}
