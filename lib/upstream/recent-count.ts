/** How often something happened lately. Times in milliseconds since 1970. */
export interface RecentCount {
  add(nowMs: number): void;
  /** Of the last ten seconds, the one that runs counted whole. */
  sum(nowMs: number): number;
  /** How many seconds stand in memory. */
  held(): number;
  clear(): void;
}

const keptSeconds = 10;

/** Counts by whole seconds, of which it holds ten: what is kept grows neither with what is counted nor with the time. */
export function recentCount(): RecentCount {
  const seconds = new Map<number, number>();
  const forgetOld = (newest: number) => {
    for (const second of seconds.keys())
      if (second > newest || second <= newest - keptSeconds) seconds.delete(second);
  };
  return {
    add(nowMs) {
      const second = Math.floor(nowMs / 1000);
      if (!seconds.has(second)) forgetOld(second);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    },
    sum(nowMs) {
      forgetOld(Math.floor(nowMs / 1000));
      return [...seconds.values()].reduce((whole, part) => whole + part, 0);
    },
    held: () => seconds.size,
    clear: () => seconds.clear(),
  };
}
