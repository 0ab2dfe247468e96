import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekAt } from './week';

const inIstanbul = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

test('any moment since 2017 lies in its week, which begins on a Monday at midnight in Istanbul', () => {
  const moments = fc.integer({ min: Date.UTC(2017, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(moments, (now) => {
      const { from, to } = weekAt(now);
      expect(now).toBeGreaterThanOrEqual(from);
      expect(now).toBeLessThan(to);
      expect(to - from).toBe(7 * 86_400_000);
      expect(inIstanbul.format(from)).toMatch(/^Mon,? 00:00:00$/);
    }),
  );
});

test('Sunday 23:59 in Istanbul still belongs to the week, and a minute later the next one begins', () => {
  const lastMinute = Date.parse('2026-11-22T20:59:00Z');
  expect(weekAt(lastMinute).to).toBe(Date.parse('2026-11-22T21:00:00Z'));
  expect(weekAt(lastMinute + 60_000).from).toBe(Date.parse('2026-11-22T21:00:00Z'));
});
