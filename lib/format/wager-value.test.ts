import { expect, test } from 'vitest';
import { formatWagerValue } from './wager-value';

test('turnover is money, and a best win is X out of hundredths', () => {
  expect(formatWagerValue(123_450, { metric: 'turnover', currency: 'TRY' })).toBe('₺1,234.50');
  expect(formatWagerValue(123_450, { metric: 'weighted', currency: 'EUR' })).toBe('€1,234.50');
  expect(formatWagerValue(8450, { metric: 'multiplier', currency: 'TRY' })).toBe('84.50×');
});
