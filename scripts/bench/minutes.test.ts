import { expect, it } from 'vitest';
import { readMinutes } from './minutes';

it('an evening has the minutes that are said, two without', () => {
  expect([readMinutes([]), readMinutes(['--minutes', '30']), readMinutes(['--minutes=1.5'])]).toEqual([
    2, 30, 1.5,
  ]);
});

it.each([[['30']], [['--minutes']], [['--minutes', 'uzun']], [['--minutes', '0']], [['--hours', '1']]])(
  '%j is refused',
  (args) => {
    expect(() => readMinutes(args)).toThrow();
  },
);
