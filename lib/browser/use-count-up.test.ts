import { expect, it } from 'vitest';
import { countAt } from './use-count-up';

it('a count begins where the last number stood, never runs past the new one, and ends on it exactly', () => {
  const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.99, 1, 1.2];
  const up = shares.map((share) => countAt(12.5, 847.31, share));
  expect([up[0], up.at(-2), up.at(-1)]).toEqual([12.5, 847.31, 847.31]);
  expect(up).toEqual([...up].sort((one, other) => one - other));
  expect(countAt(40, 8, 0.5)).toBe(12);
});

it('has no more decimals on its way than an X has', () => {
  for (let share = 0; share <= 1; share += 0.01)
    expect(String(countAt(0, 99.99, share))).toMatch(/^\d+(\.\d{1,2})?$/);
});
