import { expect, test } from 'vitest';
import { importArguments } from './arguments';

test.each([
  [['sponsors.csv'], { file: 'sponsors.csv', kind: 'sponsors', apply: false, data: null }],
  [['x/News-2026.JSON', '--apply'], { file: 'x/News-2026.JSON', kind: 'news', apply: true, data: null }],
  [
    ['liste.csv', '--as', 'games', '--data', '/srv/sikke'],
    { file: 'liste.csv', kind: 'games', apply: false, data: '/srv/sikke' },
  ],
])('%j is understood', (args, expected) => {
  expect(importArguments(args)).toEqual(expected);
});

test.each([
  [[], /One file is expected/],
  [['a.csv', 'b.csv'], /One file is expected/],
  [['liste.csv'], /What does liste.csv hold/],
  [['sponsors.csv', '--as', 'users'], /What does sponsors.csv hold/],
  [['sponsors.csv', '--force'], /npm run import/],
])('%j is answered with what is expected', (args, sentence) => {
  expect(() => importArguments(args)).toThrow(sentence);
});
