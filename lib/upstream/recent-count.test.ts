import { expect, it } from 'vitest';
import { recentCount } from './recent-count';

it('holds ten seconds at most however long it counts and whether or not anybody asks', () => {
  const count = recentCount();
  for (let second = 0; second < 86_400; second += 1) count.add(second * 1000);
  expect(count.held()).toBe(10);
  expect(count.sum(86_399_000)).toBe(10);
  expect(count.sum(86_500_000)).toBe(0);
  expect(count.held()).toBe(0);
});
