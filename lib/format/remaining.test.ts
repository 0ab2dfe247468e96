import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remaining } from './remaining';

it('adds up to the time left, and is over exactly when none is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e10 }), fc.integer({ min: 0, max: 2e12 }), (left, now) => {
      const { days, hours, minutes, seconds, isOver } = remaining(now + left, now);
      const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      expect(total).toBe(Math.max(0, Math.ceil(left / 1000)));
      expect(isOver).toBe(left <= 0);
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});

it('is over for what is no time', () => {
  expect(remaining(Number.NaN, 0).isOver).toBe(true);
});
