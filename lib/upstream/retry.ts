import { isUpstreamError } from './error';
import type { RetryBudget } from './retry-budget';

/** Time as retries see it; tests bring their own. */
export interface RetryClock {
  readonly now: () => number;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** How far repeats may go. `deadline` in milliseconds since 1970. */
interface RetryTerms {
  readonly deadline: number;
  readonly clock: RetryClock;
  readonly budget: RetryBudget;
}

/** The time of the machine. */
export const realClock: RetryClock = {
  now: Date.now,
  random: Math.random,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const maxRetries = 2;
const minDelayMs = 100;
const maxDelayMs = 400;

/**
 * Runs a read, and again at most twice while it fails transiently: full jitter of 100 to 400 ms before each repeat (100 to
 * 800 ms in all), never past `deadline`, never sooner than the upstream's Retry-After and never beyond the budget of all
 * reads together. Timeouts are not repeated: the visitor has waited already.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { deadline, clock, budget }: RetryTerms,
): Promise<T> {
  budget.noteCall(clock.now());
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = delayBefore(error, clock.random());
      if (delay === null || retries >= maxRetries || clock.now() + delay >= deadline) throw error;
      if (!budget.take(clock.now())) throw error;
      await clock.wait(delay);
    }
  }
}

function delayBefore(error: unknown, random: number): number | null {
  if (!isUpstreamError(error) || !error.isTransient) return null;
  const jitter = minDelayMs + random * (maxDelayMs - minDelayMs);
  return Math.max(jitter, (error.retryAfterS ?? 0) * 1000);
}
