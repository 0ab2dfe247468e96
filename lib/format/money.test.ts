import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatCoins, formatMoney } from './money';

describe('formatMoney', () => {
  it.each([
    [1234.5, '1,234.50'],
    [0, '0.00'],
    [-0, '0.00'],
    [-1234567.891, '-1,234,567.89'],
    ['1234.5', '1,234.50'],
    [' 12 ', '12.00'],
    ['abc', '0'],
    ['', '0'],
    ['1e3', '0'],
    ['0x10', '0'],
    [null, '0'],
    [undefined, '0'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
    [{}, '0'],
    [[5], '0'],
    [true, '0'],
  ])('%o is %s (D21)', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it('always has two decimals and groups of three, and reads back as the rounded number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = formatMoney(cents / 100);
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Math.round(Number(text.replaceAll(',', '')) * 100)).toBe(cents + 0);
      }),
    );
  });

  it('never throws and never shows NaN, whatever it gets', () => {
    fc.assert(fc.property(fc.anything(), (value) => !formatMoney(value).includes('NaN')));
  });
});

describe('formatAmount', () => {
  it.each([
    [123450, 'TRY', '₺1,234.50'],
    [100, 'USD', '$1.00'],
    [5, 'EUR', '€0.05'],
    [100, 'GBP', '1.00 GBP'],
    [100, 'constructor', '1.00 constructor'],
  ])('%i minor units of %s are %s', (minor, currency, text) => {
    expect(formatAmount(minor, currency)).toBe(text);
  });
});

describe('formatCoins', () => {
  it('groups whole Sikke as money', () => {
    expect([0, 999, 12500, -0.4, Number.NaN].map(formatCoins)).toEqual(['0', '999', '12,500', '0', '0']);
  });
});
