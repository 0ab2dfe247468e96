import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money';
import { parseAmount, parseDecimal } from './parse-amount';

test.each([
  ['12500', 1_250_000],
  ['12.500', 1_250_000],
  ['12,500', 1_250_000],
  ['12.500,75', 1_250_075],
  ['12,500.75', 1_250_075],
  ['1.234.567,8', 123_456_780],
  ['1,234,567.8', 123_456_780],
  ['₺ 12 500', 1_250_000],
  ['0', 0],
  ['0,5', 50],
  ['7.05', 705],
])('%j is %d in minor units', (text, minor) => {
  expect(parseAmount(text)).toBe(minor);
});

test.each([
  '',
  ' ',
  'abc',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1,2,3',
  '12.34.56',
  '1..2',
  '1,234.567',
  '1.234,567',
  '1.234.5',
  '1,234,5',
  '1234,567',
  '9'.repeat(17),
  '１２',
])('%j is no amount', (text) => {
  expect(parseAmount(text)).toBeNull();
});

test('what the site shows is understood when it is typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (minor) => {
      expect(parseAmount(formatMoney(minor / 100))).toBe(minor);
    }),
  );
});

test('an X may carry its sign', () => {
  expect([parseDecimal('120,5x'), parseDecimal('1.250×'), parseDecimal('x')]).toEqual([120.5, 1250, null]);
});
