import { type RecentCount, recentCount } from './recent-count';

/** What all retries of a process together may take. */
export interface RetryBudget {
  /** Counts a first attempt. */
  noteCall(nowMs: number): void;
  /** Takes one retry, or says that there is none left. */
  take(nowMs: number): boolean;
}

const share = 0.1;
/** A quiet site may repeat, too: a tenth of a few calls would be none. */
const alwaysAllowed = 10;

/** Retries are at most a tenth of the calls of the last ten seconds, or ten: a server in trouble is not asked thrice by everybody. */
export function createRetryBudget(): RetryBudget {
  const [calls, retries]: readonly [RecentCount, RecentCount] = [recentCount(), recentCount()];
  return {
    noteCall: (nowMs) => calls.add(nowMs),
    take(nowMs) {
      if (retries.sum(nowMs) >= Math.max(alwaysAllowed, calls.sum(nowMs) * share)) return false;
      retries.add(nowMs);
      return true;
    },
  };
}

const key = Symbol.for('sikke.upstream.retries');

/** The budget of this process; on the global object, because a bundler may load this module more than once. */
export function retryBudget(): RetryBudget {
  const holder: typeof globalThis & { [key]?: RetryBudget } = globalThis;
  holder[key] ??= createRetryBudget();
  return holder[key];
}
