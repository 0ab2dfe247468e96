import { expect, test } from 'vitest';
import { formatPercent, formatShare } from './percent';

test('a share has its sign in front, and nothing of nothing is zero', () => {
  expect(formatShare(1, 4)).toBe('%25');
  expect(formatShare(12, 498)).toBe('%2.41');
  expect(formatShare(0, 0)).toBe('%0');
  expect(formatShare(3, 3)).toBe('%100');
});

test.each([
  [91.25, '%91.3'],
  [100, '%100'],
  [0, '%0'],
  [null, '–'],
])('a share of %s is %s', (value, text) => expect(formatPercent(value)).toBe(text));
