import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFlights } from './flights';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('holds what was asked for in the last 15 seconds, however many keys a day brings', async () => {
  const flights = createFlights<number>(15_000);
  let most = 0;
  for (let second = 0; second < 3_600; second += 1) {
    await flights.run(`token-${second}`, async () => second);
    await vi.advanceTimersByTimeAsync(1_000);
    most = Math.max(most, flights.held());
  }
  expect(most).toBeLessThanOrEqual(15);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(flights.held()).toBe(0);
});

it('flies once for all who ask meanwhile and shortly after, and remembers no failure', async () => {
  const flights = createFlights<number>(15_000);
  let flown = 0;
  const ask = () => flights.run('a', async () => (flown += 1));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
  await expect(flights.run('b', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(flights.held()).toBe(1);
});
