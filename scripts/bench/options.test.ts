import { expect, it } from 'vitest';
import { readOptions } from './options';

it('an evening has the minutes that are said, two without', () => {
  expect([
    readOptions([]).minutes,
    readOptions(['--minutes', '30']).minutes,
    readOptions(['--minutes=1.5']).minutes,
  ]).toEqual([2, 30, 1.5]);
});

it('as many processes serve as are said, one without', () => {
  expect([readOptions([]), readOptions(['--sites', '2', '--apis', '3'])]).toMatchObject([
    { sites: 1, apis: 1 },
    { sites: 2, apis: 3 },
  ]);
});

it.each([
  [['30']],
  [['--minutes']],
  [['--minutes', 'uzun']],
  [['--minutes', '0']],
  [['--hours', '1']],
  [['--sites', '0']],
  [['--apis', '1.5']],
])('%j is refused', (args) => {
  expect(() => readOptions(args)).toThrow();
});
