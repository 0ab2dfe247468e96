import { afterEach, describe, expect, it, test } from 'vitest';
import { toNumberForm } from '@/contract/number-form';
import { formatAmount, formatCoins, formatMoney } from './money';
import { formatX } from './multiplier';
import { setNumberForm } from './number-form';
import { formatOdds } from './odds';
import { parseAmount, parseDecimal } from './parse-amount';
import { formatPercent, formatShare } from './percent';
import { formatSignedUnits, formatUnits } from './units';
import { formatWagerValue } from './wager-value';

afterEach(() => setNumberForm('specification'));

test.each([
  [undefined, 'specification'],
  [null, 'specification'],
  ['', 'specification'],
  [0, 'specification'],
  ['0', 'specification'],
  [false, 'specification'],
  ['roman', 'specification'],
  ['constructor', 'specification'],
  ['turkish', 'turkish'],
  [' TR ', 'turkish'],
  [1, 'turkish'],
  ['1', 'turkish'],
  [true, 'turkish'],
] as const)('number_format %j is the form %s (D39)', (setting, form) => {
  expect(toNumberForm(setting)).toBe(form);
});

/** One number of each kind that pages show. */
const written = () => [
  formatMoney(1_234_567.5),
  formatMoney(-0.001),
  formatAmount(123_450, 'TRY'),
  formatAmount(123_450, 'GBP'),
  formatCoins(12_450),
  formatX(84.5),
  formatX(298.34),
  formatX(1204),
  formatOdds(2.4),
  formatPercent(91.25),
  formatPercent(-3.5),
  formatShare(12, 498),
  formatUnits(1234.5),
  formatSignedUnits(12.4),
  formatWagerValue(8450, { metric: 'multiplier', currency: 'TRY' }),
];

describe('every number of a page has one form (D39)', () => {
  it('is the specification’s where nothing is set', () => {
    expect(written()).toEqual([
      '1,234,567.50',
      '0.00',
      '₺1,234.50',
      '1,234.50 GBP',
      '12,450',
      '84.50×',
      '298.3×',
      '1,204×',
      '2.40',
      '%91.3',
      '-%3.5',
      '%2.41',
      '1,234.5',
      '+12.4',
      '84.50×',
    ]);
  });

  it('is the Turkish one where the operator wants it, from the next number on', () => {
    const before = written();
    setNumberForm('turkish');
    expect(written()).toEqual(
      before.map((text) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))),
    );
  });
});

test.each(['specification', 'turkish'] as const)(
  'what is shown in the form %s can be typed again',
  (form) => {
    setNumberForm(form);
    for (const minor of [0, 5, 99_950, 123_450, 123_456_789])
      expect(parseAmount(formatAmount(minor, 'TRY'))).toBe(minor);
    for (const x of [0.5, 84.5, 1204, 12_345]) expect(parseDecimal(formatX(x))).toBe(x);
  },
);
