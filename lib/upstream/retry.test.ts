import { describe, expect, it } from 'vitest';
import { invalidAnswer, UpstreamError } from './error';
import { withRetries } from './retry';
import { createRetryBudget, type RetryBudget } from './retry-budget';

const outage = (retryAfterS?: number) =>
  new UpstreamError('upstream_unavailable', 503, {
    isTransient: true,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  });

/** Runs attempts that fail with the given errors, then succeed; answers the waits and the number of attempts. */
async function run(
  errors: readonly UpstreamError[],
  random: number,
  budget: RetryBudget = createRetryBudget(),
) {
  const waits: number[] = [];
  let now = 0;
  let attempts = 0;
  const clock = {
    now: () => now,
    random: () => random,
    wait: async (ms: number) => {
      waits.push(ms);
      now += ms;
    },
  };
  const attempt = async () => {
    attempts += 1;
    const error = errors[attempts - 1];
    if (error) throw error;
    return 'ok';
  };
  const outcome = await withRetries(attempt, { deadline: 10_000, clock, budget }).catch(() => 'failed');
  return { outcome, waits, attempts };
}

describe('retries of a read', () => {
  it('are two at most, 100 to 400 ms apart by full jitter', async () => {
    expect(await run([outage(), outage()], 0)).toEqual({ outcome: 'ok', waits: [100, 100], attempts: 3 });
    expect(await run([outage(), outage(), outage()], 1)).toEqual({
      outcome: 'failed',
      waits: [400, 400],
      attempts: 3,
    });
  });

  it('happen for transient failures alone', async () => {
    const refusals = [
      invalidAnswer(),
      new UpstreamError('not_found', 404),
      new UpstreamError('upstream_timeout', 504),
    ];
    for (const refusal of refusals) expect((await run([refusal], 0)).attempts).toBe(1);
  });

  it('wait as long as the upstream asks, or not at all when that passes the deadline', async () => {
    expect((await run([outage(2)], 0)).waits).toEqual([2000]);
    expect(await run([outage(60)], 0)).toEqual({ outcome: 'failed', waits: [], attempts: 1 });
  });

  it('are a tenth of the calls of ten seconds for all reads together, or ten', async () => {
    const countAttempts = async (calls: number, budget = createRetryBudget()) => {
      let attempts = 0;
      for (let call = 0; call < calls; call += 1) attempts += (await run([outage()], 0, budget)).attempts;
      return attempts;
    };
    expect(await countAttempts(5)).toBe(10);
    expect(await countAttempts(100)).toBe(110);
    expect(await countAttempts(300)).toBe(330);
  });

  it('that the budget refuses leave the first failure as it is, and ten seconds later there are new ones', async () => {
    const budget = createRetryBudget();
    for (let taken = 0; taken < 10; taken += 1) budget.take(0);
    expect(await run([outage()], 0, budget)).toEqual({ outcome: 'failed', waits: [], attempts: 1 });
    expect([budget.take(9_999), budget.take(10_000)]).toEqual([false, true]);
  });
});
