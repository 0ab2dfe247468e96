import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay, formatRelative } from './dates';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('dates', () => {
  it('are Turkish and in Istanbul time, so that a late UTC evening is the next day', () => {
    expect(formatDay('2026-11-20T22:30:00Z')).toBe('21 Kasım 2026');
    expect(formatDateTime('2026-11-21T11:05:00Z')).toBe('21 Kasım 2026 14:05');
  });

  it('without a zone are UTC', () => {
    expect(formatDateTime('2026-11-21 11:05:00')).toBe('21 Kasım 2026 14:05');
  });

  it.each([null, undefined, '', 'yarın', '2026-13-45', '2026-11-21T99:99:99Z', '0'])(
    '%o is no date',
    (value) => {
      expect([formatDay(value), formatDateTime(value), formatRelative(value, now)]).toEqual([
        null,
        null,
        null,
      ]);
    },
  );

  it.each([
    ['2026-11-21T11:59:30Z', 'şimdi'],
    ['2026-11-21T11:57:00Z', '3 dakika önce'],
    ['2026-11-21T14:00:00Z', '2 saat sonra'],
    ['2026-11-18T12:00:00Z', '3 gün önce'],
    ['2026-11-20T12:00:00Z', 'dün'],
    ['2025-11-01T12:00:00Z', 'geçen yıl'],
  ])('%s is %s', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text);
  });

  it('never throw, whatever text arrives', () => {
    fc.assert(fc.property(fc.string(), (text) => formatDay(text) !== undefined));
  });
});
