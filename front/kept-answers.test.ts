import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeptAnswers } from './kept-answers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const megabyte = 1_048_576;
const createKept = () => createKeptAnswers({ lifeMs: 1_000, mostBytes: 4 * megabyte, now: () => Date.now() });
const answer = (bytes: number, header = 'a') => ({
  status: 200,
  headers: { 'x-long': header },
  body: Buffer.alloc(bytes),
});

it('lets go of what nobody asks for again: a flood of keys holds nothing a moment after it', () => {
  const kept = createKept();
  for (let nth = 0; nth < 1_000; nth += 1) kept.keeper(`${nth}`)(answer(100));
  expect(kept.counts().bytes).toBeGreaterThan(1_000 * 100);
  vi.advanceTimersByTime(2_000);
  expect(kept.counts().bytes).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['keys', (nth: number) => [`${nth}${'k'.repeat(12_000)}`, answer(10)] as const],
  ['headers', (nth: number) => [`${nth}`, answer(10, 'h'.repeat(12_000))] as const],
  ['bodies', (nth: number) => [`${nth}`, answer(12_000)] as const],
  ['sheer number', (nth: number) => [`${nth}`, answer(0)] as const],
])('counts %s: nothing grows beyond the bound', (_what, entry) => {
  const kept = createKept();
  for (let nth = 0; nth < 10_000; nth += 1) {
    const [key, value] = entry(nth);
    kept.keeper(key)(value);
    expect(kept.counts().bytes).toBeLessThanOrEqual(4 * megabyte);
  }
  expect(kept.counts().bytes).toBeGreaterThan(3.9 * megabyte);
});

it('keeps what is asked for over what is not', () => {
  const kept = createKept();
  kept.keeper('/')(answer(megabyte));
  for (let nth = 0; nth < 100; nth += 1) {
    kept.keeper(`/${nth}`)(answer(megabyte));
    expect(kept.find('/')).not.toBeNull();
  }
});

it('says of a look ahead only what nobody has to ask for, and leaves the asking to who finds nothing', () => {
  const kept = createKept();
  expect(kept.peek('/')).toBeNull();
  kept.keeper('/')(answer(10));
  expect(kept.peek('/')).not.toBeNull();
  vi.advanceTimersByTime(600);
  expect([kept.peek('/'), kept.peek('/'), kept.find('/')]).toEqual([null, null, null]);
  expect(kept.peek('/'), 'somebody asks by now').not.toBeNull();
  expect(kept.counts()).toMatchObject({ hits: 2, misses: 1 });
});
