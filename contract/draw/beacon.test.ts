import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRoundFrom, freezeMarginMs, quicknet, roundOfDraw, roundTime } from './beacon';

const moments = fc.integer({ min: quicknet.genesis * 1000, max: 4_000_000_000_000 });

test('round 1000 of quicknet came out on 23 August 2023 at 15:59:24 UTC', () => {
  expect(new Date(roundTime(quicknet, 1000)).toISOString()).toBe('2023-08-23T15:59:24.000Z');
});

test('the first round from a moment is the one that comes out then or next, and never one before', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const round = firstRoundFrom(quicknet, at);
      expect(roundTime(quicknet, round)).toBeGreaterThanOrEqual(at);
      if (round > 1) expect(roundTime(quicknet, round - 1)).toBeLessThan(at);
    }),
  );
});

test('a draw never has a round that comes out sooner than a minute after its freeze, however late that was', () => {
  fc.assert(
    fc.property(moments, moments, (drawAt, frozenAt) => {
      const time = roundTime(quicknet, roundOfDraw(quicknet, { drawAt, frozenAt }));
      expect(time).toBeGreaterThanOrEqual(Math.max(drawAt, frozenAt + freezeMarginMs));
    }),
  );
});
