import type { ReactNode } from 'react';

/** `gold` is VIP and coins, `green` a win or a passed check, `red` a fault, `live` red while the stream is on, `line` everything else. */
export type BadgeTone = 'gold' | 'green' | 'red' | 'live' | 'line';

const tones: Readonly<Record<BadgeTone, string>> = {
  gold: 'border-gold/40 bg-gold/10 text-gold-bright',
  green: 'border-green/35 bg-green/10 text-green',
  red: 'border-red/40 bg-red/10 text-red',
  live: 'border-live/40 bg-live/10 text-live',
  line: '',
};

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A word or two about the thing beside it. */
export function Badge({ tone = 'line', children }: BadgeProps) {
  return <span className={`badge ${tones[tone]}`.trim()}>{children}</span>;
}
