import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const unexpected = (error: unknown) => expect.unreachable(String(error));

test('a job runs at once and again after each interval, until it is stopped', async () => {
  let runs = 0;
  const job = repeat({
    intervalMs: minute,
    run: async () => {
      runs += 1;
    },
    onError: unexpected,
  });
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(runs).toBe(3);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(runs).toBe(3);
});

test('a run that takes longer than the interval never has company, and stopping waits for it', async () => {
  let underWay = 0;
  let most = 0;
  const run = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 3 * minute));
    underWay -= 1;
  };
  const job = repeat({ intervalMs: minute, run, onError: unexpected });
  await vi.advanceTimersByTimeAsync(9 * minute);
  const stopped = job.stop();
  await vi.advanceTimersByTimeAsync(3 * minute);
  await stopped;
  expect([most, underWay]).toEqual([1, 0]);
});

test('a run that fails is told of and does not end the job', async () => {
  const errors: unknown[] = [];
  const failure = new Error('the database is away');
  const job = repeat({
    intervalMs: minute,
    run: () => Promise.reject(failure),
    onError: (error) => errors.push(error),
  });
  await vi.advanceTimersByTimeAsync(minute);
  await job.stop();
  expect(errors).toEqual([failure, failure]);
});

test('words to a waiting job, however many, bring the next run forward; a word during a run makes one more', async () => {
  let runs = 0;
  const job = repeat({
    intervalMs: minute,
    wakeAfterMs: 100,
    run: async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    },
    onError: unexpected,
  });
  job.wake();
  job.wake();
  await vi.advanceTimersByTimeAsync(2200);
  expect(runs).toBe(2);
  for (let word = 0; word < 9; word += 1) {
    job.wake();
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(runs).toBe(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(runs).toBe(4);
  await vi.advanceTimersByTimeAsync(minute);
  expect(runs).toBe(5);
  const stopped = job.stop();
  await vi.advanceTimersByTimeAsync(minute);
  await stopped;
});
