import { expect, test } from 'vitest';
import { formatPercent, formatX } from './multiplier';

test.each([
  [0, '0,00x'],
  [0.82, '0,82x'],
  [84.46, '84,5x'],
  [999.94, '999,9x'],
  [12_345.6, '12.346x'],
  [null, '–'],
  [Number.NaN, '–'],
])('an X of %s is %s', (x, text) => expect(formatX(x)).toBe(text));

test.each([
  [91.25, '%91,3'],
  [100, '%100'],
  [0, '%0'],
  [null, '–'],
])('a share of %s is %s', (value, text) => expect(formatPercent(value)).toBe(text));
