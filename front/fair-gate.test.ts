import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fairGate, QueueFullError } from './fair-gate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lasting = (ms: number, isWorthIt: boolean, note: () => void = () => undefined) => {
  return async () => {
    note();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return isWorthIt;
  };
};

it.each([
  { ms: 5, eachMs: 205 },
  { ms: 40, eachMs: 280 },
  { ms: 500, eachMs: 3_500 },
])(
  'spends a seventh of its places’ time at most on work that was not worth it, and begins twenty a second at most: where one takes $ms ms',
  async ({ ms, eachMs }) => {
    const enter = fairGate();
    let begun = 0;
    const flood = async () => {
      for (;;)
        await enter(
          'one',
          lasting(ms, false, () => (begun += 1)),
        );
    };
    for (let nth = 0; nth < 20; nth += 1) void flood();
    // Four places; work, and six times as long of rest, a fifth of a second at least.
    await vi.advanceTimersByTimeAsync(100 * eachMs);
    expect(begun).toBeGreaterThanOrEqual(396);
    expect(begun).toBeLessThanOrEqual(404);
  },
);

it('does not hold up work that is worth it', async () => {
  const enter = fairGate();
  const all = Promise.all(Array.from({ length: 32 }, () => enter('one', lasting(100, true))));
  await vi.advanceTimersByTimeAsync(800);
  await all;
});

it('lets another asker in before the rest of a flood', async () => {
  const enter = fairGate();
  const order: string[] = [];
  const note = (who: string) => () => void order.push(who);
  const all = [
    ...Array.from({ length: 30 }, () => enter('flood', lasting(100, false, note('flood')))),
    enter('guest', lasting(100, true, note('guest'))),
  ];
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(all);
  expect(order.indexOf('guest')).toBeLessThanOrEqual(5);
});

it('refuses what would wait too long: 32 of one asker, 128 of all', async () => {
  const enter = fairGate();
  const refused: string[] = [];
  const ask = (who: string) =>
    enter(who, lasting(100, false)).catch((error: unknown) => {
      expect(error).toBeInstanceOf(QueueFullError);
      refused.push(who);
    });
  for (let nth = 0; nth < 50; nth += 1) void ask('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveLength(50 - 4 - 32);
  for (let nth = 0; nth < 200; nth += 1) void ask(`other ${nth}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveLength(14 + 200 - 96);
});

it('gives the place of work that failed to the next', async () => {
  const enter = fairGate();
  const failing = Array.from({ length: 8 }, () =>
    enter('one', () => Promise.reject(new Error('no'))).catch(() => undefined),
  );
  await Promise.all(failing);
  await Promise.all(Array.from({ length: 4 }, () => enter('one', () => Promise.resolve(true))));
});
