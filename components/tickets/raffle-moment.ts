import type { Raffle } from '@/lib/data/raffle-view';

/** The next moment of a draw that people wait for: `key` names it, `at` is its ISO time. Null once nothing is to come. */
export function raffleMoment({ phase, startsAt, endsAt, drawAt }: Raffle) {
  if (phase === 'upcoming') return { key: 'opens', at: startsAt } as const;
  if (phase === 'open') return { key: 'closes', at: endsAt } as const;
  if (phase === 'closed') return { key: 'draws', at: drawAt } as const;
  return null;
}
