import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddStateAt } from './odd-state';

const window = fc
  .tuple(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 1_000_000_000 }))
  .map(([start, length]) => ({ startsAt: new Date(start), endsAt: new Date(start + length) }));

test('an odd can be taken exactly from its start until its end, by the clock alone', () => {
  fc.assert(
    fc.property(window, fc.integer({ min: -10, max: 2_000_000_010 }), (moments, now) => {
      const state = oddStateAt({ ...moments, state: 'scheduled' }, now);
      expect(state === 'active').toBe(now >= moments.startsAt.getTime() && now < moments.endsAt.getTime());
      expect(state === 'expired').toBe(now >= moments.endsAt.getTime());
    }),
  );
});

test('what was settled or cancelled stays so at any time', () => {
  fc.assert(
    fc.property(window, fc.constantFrom('settled', 'cancelled'), fc.nat(), (moments, state, now) => {
      expect(oddStateAt({ ...moments, state }, now)).toBe(state);
    }),
  );
});
