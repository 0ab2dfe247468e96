import { expect, test } from 'vitest';
import { resolveOffset } from './offset-time';

const at = (moment: string) => (offset: string) =>
  resolveOffset(offset, Date.parse(moment))?.toISOString() ?? null;

test('an offset in days is a time in Istanbul of that day, also between midnight there and midnight in UTC', () => {
  const afternoon = at('2026-11-18T12:34:56Z');
  expect(afternoon('-3d 21:00')).toBe('2026-11-15T18:00:00.000Z');
  expect(afternoon('+0d 20:00')).toBe('2026-11-18T17:00:00.000Z');
  expect(at('2026-11-18T21:30:00Z')('+0d 20:00')).toBe('2026-11-19T17:00:00.000Z');
  expect(at('2028-03-01T09:00:00Z')('-1d 00:00')).toBe('2028-02-28T21:00:00.000Z');
});

test('hours count from the hour that has begun, minutes from the minute', () => {
  const now = at('2026-11-18T12:34:56Z');
  expect([now('+2h'), now('-84h')]).toEqual(['2026-11-18T14:00:00.000Z', '2026-11-15T00:00:00.000Z']);
  expect([now('-20m'), now('+40m')]).toEqual(['2026-11-18T12:14:00.000Z', '2026-11-18T13:14:00.000Z']);
});

test('another text is no offset', () => {
  const now = at('2026-11-18T12:34:56Z');
  for (const text of ['3d 21:00', '-3d', '+2h 10:00', '%100 bonus', '-3d 21:00 ', ''])
    expect(now(text)).toBeNull();
});
