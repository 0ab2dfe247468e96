import { expect, test } from 'vitest';
import { blockedMs } from './blocked-time';

const page = { pid: 1, tid: 2 };
const paint = { name: 'firstContentfulPaint', ...page, ts: 1_000_000 };
const task = (tdur: number, { at = 2_000_000, thread = page, lasts = tdur } = {}) => ({
  ...{ name: 'ThreadControllerImpl::RunTask', ...thread },
  ...{ ts: at, dur: lasts, tdur },
});

test('what a task of the page’s thread works for beyond 50 ms on a phone is blocked time', () => {
  expect(blockedMs([paint, task(12_500), task(20_000), task(40_000)])).toBe(30 + 110);
  const other = task(90_000, { thread: { pid: 1, tid: 3 } });
  expect(blockedMs([paint, other, { ...task(90_000), name: 'FunctionCall' }])).toBe(0);
});

test('what was over before the first paint does not count, what paints does', () => {
  expect(blockedMs([task(50_000, { at: 100_000 }), task(50_000, { at: 980_000 }), paint])).toBe(150);
});

test('how long a task waits for a processor counts for nothing', () => {
  expect(blockedMs([paint, task(5000, { lasts: 300_000 })])).toBe(0);
});

test('a trace of no page says so', () => {
  expect(() => blockedMs([])).toThrow('no first paint');
});
