import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitCall } from './call-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends when the time is up, as a timeout', () => {
  const end = vi.fn();
  limitCall(3_000, undefined, end);
  vi.advanceTimersByTime(2_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end.mock.calls).toMatchObject([[{ name: 'TimeoutError' }]]);
});

it('ends when the caller goes, and at once for one who has gone', () => {
  const [caller, end, late] = [new AbortController(), vi.fn(), vi.fn()];
  limitCall(3_000, caller.signal, end);
  expect(end).not.toHaveBeenCalled();
  caller.abort();
  expect(end.mock.calls).toMatchObject([[{ name: 'AbortError' }]]);
  limitCall(3_000, caller.signal, late);
  expect(late.mock.calls).toMatchObject([[{ name: 'AbortError' }]]);
});

it('ends once, whatever comes after it, and keeps no timer', () => {
  const [caller, end] = [new AbortController(), vi.fn()];
  limitCall(3_000, caller.signal, end);
  caller.abort();
  expect(vi.getTimerCount()).toBe(0);
  limitCall(3_000, new AbortController().signal, end);
  vi.advanceTimersByTime(6_000);
  expect(end).toHaveBeenCalledTimes(2);
});

it('lets go of the timer and of the caller once the call has ended', () => {
  const [caller, end] = [new AbortController(), vi.fn()];
  const release = limitCall(3_000, caller.signal, end);
  release();
  expect(vi.getTimerCount()).toBe(0);
  caller.abort();
  expect(end).not.toHaveBeenCalled();
});

it('warns of nothing where one caller has many calls under way', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const [caller, end] = [new AbortController(), vi.fn()];
  for (let call = 0; call < 50; call += 1) limitCall(3_000, caller.signal, end);
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => process.nextTick(resolve));
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
  caller.abort();
  expect(end).toHaveBeenCalledTimes(50);
});
