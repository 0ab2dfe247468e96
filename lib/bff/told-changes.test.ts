import { expect, test } from 'vitest';
import { toldChanges } from './told-changes';

test('a change is told once a tag, by whomever; a new one among known ones, and one without a number, is told', () => {
  const told = toldChanges();
  told.note('news', [7, 8]);
  told.note('wins', undefined);
  expect([told.has('news', [8]), told.has('news', [7, 8]), told.has('news', [8, 9])]).toEqual([
    true,
    true,
    false,
  ]);
  expect([told.has('wins', [7]), told.has('news', undefined)]).toEqual([false, false]);
});

test('ten thousand changes are remembered, and no more', () => {
  const told = toldChanges();
  told.note(
    'news',
    Array.from({ length: 10_001 }, (_, at) => at),
  );
  expect([told.has('news', [0]), told.has('news', [1])]).toEqual([false, true]);
});
