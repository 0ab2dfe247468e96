import { expect, test } from 'vitest';
import { formatRoundX, formatX } from './multiplier';

test.each([
  [0, '0.00×'],
  [0.82, '0.82×'],
  [82.57, '82.57×'],
  [84.5, '84.50×'],
  [99.999, '100.0×'],
  [100.1, '100.1×'],
  [999.96, '999.9×'],
  [1234.99, '1,234×'],
  [12_345.6, '12,345×'],
  [null, '–'],
  [Number.NaN, '–'],
])('an X of %s is %s', (x, text) => expect(formatX(x)).toBe(text));

test('an X beside an axis has no more decimals than it has', () => {
  expect([0.1, 1, 10, 1000].map(formatRoundX)).toEqual(['0.1×', '1×', '10×', '1,000×']);
});
