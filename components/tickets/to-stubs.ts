import type { OwnTicketsWire } from '@/contract/raffles';
import type { Stub } from './stub-fan';

/** As many stubs as a hand holds. */
const handful = 5;

/** The stubs that are shown of somebody's tickets: the first of every run, then the next ones of each, in the order of their numbers. */
export function toStubs(runs: OwnTicketsWire['runs'], otherSource: string): readonly Stub[] {
  const stubs: Stub[] = [];
  const longest = Math.max(0, ...runs.map(({ from, to }) => to - from + 1));
  for (let nth = 0; nth < longest && stubs.length < handful; nth += 1)
    for (const { from, to, sponsor } of runs)
      if (from + nth <= to && stubs.length < handful)
        stubs.push({ number: from + nth, source: sponsor ?? otherSource });
  return stubs.sort((a, b) => a.number - b.number);
}
