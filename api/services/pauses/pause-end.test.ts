import { expect, test } from 'vitest';
import { pauseEnd } from './pause-end';

const end = (length: Parameters<typeof pauseEnd>[0], from: string) =>
  pauseEnd(length, Date.parse(from))?.toISOString() ?? null;

test('a day is 24 hours and a week seven of them, to the millisecond', () => {
  expect(end('day', '2026-11-23T11:00:00.123Z')).toBe('2026-11-24T11:00:00.123Z');
  expect(end('week', '2026-12-28T11:00:00.000Z')).toBe('2027-01-04T11:00:00.000Z');
});

test('a month ends on the same day and time of the next one, over the end of a year', () => {
  expect(end('month', '2026-11-12T11:00:00.123Z')).toBe('2026-12-12T11:00:00.123Z');
  expect(end('month', '2026-12-23T11:00:00.000Z')).toBe('2027-01-23T11:00:00.000Z');
});

test('a month that begins on a day which the next one lacks ends on its last day', () => {
  expect(end('month', '2027-01-31T09:00:00.000Z')).toBe('2027-02-28T09:00:00.000Z');
  expect(end('month', '2028-01-30T09:00:00.000Z')).toBe('2028-02-29T09:00:00.000Z');
  expect(end('month', '2026-10-31T09:00:00.000Z')).toBe('2026-11-30T09:00:00.000Z');
});

test('the day is the one in Istanbul: 31 January there, still 30 January in UTC', () => {
  expect(end('month', '2027-01-30T22:30:00.000Z')).toBe('2027-02-27T22:30:00.000Z');
});

test('for good has no end', () => {
  expect(end('forever', '2026-11-23T11:00:00.000Z')).toBeNull();
});
