/** How often something happened lately. Times in milliseconds since 1970. */
export interface RecentCount {
  add(nowMs: number): void;
  /** Of the last ten seconds, the one that runs counted whole. */
  sum(nowMs: number): number;
  clear(): void;
}

const keptSeconds = 10;

/** Counts by whole seconds: what is kept does not grow with what is counted. */
export function recentCount(): RecentCount {
  const seconds = new Map<number, number>();
  return {
    add(nowMs) {
      const second = Math.floor(nowMs / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    },
    sum(nowMs) {
      const newest = Math.floor(nowMs / 1000);
      for (const second of seconds.keys())
        if (second > newest || second <= newest - keptSeconds) seconds.delete(second);
      return [...seconds.values()].reduce((whole, part) => whole + part, 0);
    },
    clear: () => seconds.clear(),
  };
}
