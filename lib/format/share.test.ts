import { expect, test } from 'vitest';
import { formatShare } from './share';

test('a share is written as Turkish writes it, and nothing of nothing is zero', () => {
  expect(formatShare(1, 4)).toBe('%25');
  expect(formatShare(12, 498)).toBe('%2,41');
  expect(formatShare(0, 0)).toBe('%0');
  expect(formatShare(3, 3)).toBe('%100');
});
