import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitCall } from './call-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts when the time is up, as a timeout', () => {
  const { signal } = limitCall(3_000);
  vi.advanceTimersByTime(2_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('aborts when the caller goes, and at once for one who has gone', () => {
  const caller = new AbortController();
  const { signal } = limitCall(3_000, caller.signal);
  expect(signal.aborted).toBe(false);
  caller.abort();
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
  expect(limitCall(3_000, caller.signal).signal.reason).toMatchObject({ name: 'AbortError' });
});

it('lets go of the timer and of the caller once the call has ended', () => {
  const caller = new AbortController();
  const { signal, release } = limitCall(3_000, caller.signal);
  release();
  expect(vi.getTimerCount()).toBe(0);
  caller.abort();
  expect(signal.aborted).toBe(false);
});

it('warns of nothing where one caller has many calls under way', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const caller = new AbortController();
  const limits = Array.from({ length: 50 }, () => limitCall(3_000, caller.signal));
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => process.nextTick(resolve));
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
  caller.abort();
  expect(limits.every(({ signal }) => signal.aborted)).toBe(true);
});
