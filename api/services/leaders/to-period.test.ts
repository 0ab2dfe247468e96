import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDay, periodBefore, periodFrom, toPeriod } from './to-period';

const at = (iso: string) => Date.parse(iso);
const span = (kind: 'week' | 'month', iso: string) => {
  const { startsAt, endsAt } = toPeriod(kind, at(iso));
  return [startsAt.toISOString(), endsAt?.toISOString()];
};

test('a week begins on Monday at 00:00 in Istanbul, which is Sunday 21:00 UTC', () => {
  const before = ['2026-11-08T21:00:00.000Z', '2026-11-15T21:00:00.000Z'];
  const after = ['2026-11-15T21:00:00.000Z', '2026-11-22T21:00:00.000Z'];
  expect(span('week', '2026-11-15T20:59:59.999Z')).toEqual(before);
  expect(span('week', '2026-11-15T21:00:00.000Z')).toEqual(after);
});

test('a month begins on the first at 00:00 in Istanbul, also over the new year and out of February', () => {
  expect(span('month', '2026-12-31T21:00:00.000Z')).toEqual([
    '2026-12-31T21:00:00.000Z',
    '2027-01-31T21:00:00.000Z',
  ]);
  expect(span('month', '2026-12-31T20:59:59.999Z')[0]).toBe('2026-11-30T21:00:00.000Z');
  expect(span('month', '2028-02-29T20:59:59.999Z')).toEqual([
    '2028-01-31T21:00:00.000Z',
    '2028-02-29T21:00:00.000Z',
  ]);
});

test('periods cover all time: each moment is in its own, and the one before ends where it begins', () => {
  const moment = fc.integer({ min: at('2017-01-01'), max: at('2100-01-01') });
  fc.assert(
    fc.property(fc.constantFrom('week' as const, 'month' as const), moment, (kind, now) => {
      const period = toPeriod(kind, now);
      expect(period.startsAt.getTime()).toBeLessThanOrEqual(now);
      expect(period.endsAt?.getTime()).toBeGreaterThan(now);
      expect(periodBefore(period)?.endsAt).toEqual(period.startsAt);
      expect(periodFrom(kind, firstDay(period.startsAt))).toEqual(period);
    }),
  );
});

test('a day on which no period begins names none', () => {
  expect([
    periodFrom('week', '2026-11-17'),
    periodFrom('month', '2026-11-02'),
    periodFrom('week', 'x'),
  ]).toEqual([null, null, null]);
});
