import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAsking } from './keep-asking';

let answers: (boolean | 'nothing')[];
let asked: number;
let refreshed: number;
const isMade = async () => {
  asked += 1;
  const answer = answers.shift() ?? true;
  if (answer === 'nothing') throw new Error('the site is away');
  return answer;
};
const refresh = () => {
  refreshed += 1;
};
beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked, refreshed] = [[], 0, 0];
});
afterEach(() => void vi.useRealTimers());

test('a page is read anew at once where the site can make it, and no more once that has come', async () => {
  const stop = keepAsking({ isMade, refresh });
  await vi.advanceTimersByTimeAsync(0);
  expect(refreshed).toBe(1);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([asked, refreshed]).toEqual([1, 1]);
});

test('while the site is away or fails, nothing is read: the page that is open stays, and is read once the site is back', async () => {
  answers = ['nothing', false, 'nothing'];
  const stop = keepAsking({ isMade, refresh });
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect([asked, refreshed]).toEqual([3, 0]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(refreshed).toBe(1);
  stop();
});

test('who stops while the answer is under way has nothing read, and a page that stays behind is asked for once a minute at most', async () => {
  keepAsking({ isMade, refresh })();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([asked, refreshed]).toEqual([1, 0]);
  const stop = keepAsking({ isMade, refresh });
  await vi.advanceTimersByTimeAsync(122_000);
  asked = 0;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(10);
  stop();
});
