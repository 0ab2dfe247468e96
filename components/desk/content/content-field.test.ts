import { expect, test } from 'vitest';
import { isSame } from './content-field';
import { fromIstanbul, toIstanbul } from './istanbul-time';
import { moved, toMinor, toShownMoney } from './list-moves';

test('a form that was touched and put back is the same: what is empty is one, and the order of names does not matter', () => {
  expect(isSame(null, '')).toBe(true);
  expect(isSame({ a: 1, b: null }, { b: '', a: 1 })).toBe(true);
  expect(isSame([{ amount: 1 }], [{ amount: 2 }])).toBe(false);
  expect(isSame(false, null)).toBe(false);
});

test('a moment is shown and taken in Istanbul’s time, whatever zone the browser is in', () => {
  expect(toIstanbul('2026-11-23T18:00:00.000Z')).toBe('2026-11-23T21:00');
  expect(fromIstanbul('2026-11-23T21:00')).toBe('2026-11-23T18:00:00.000Z');
  expect(fromIstanbul('')).toBeNull();
  expect(toIstanbul('yok')).toBe('');
});

test('money is typed with a comma and kept in its smallest unit, exactly', () => {
  expect([toMinor('12,5'), toMinor('1.234,56'), toMinor('0,29'), toMinor('abc')]).toEqual([
    1250,
    123456,
    29,
    'abc',
  ]);
  expect([toShownMoney(1250), toShownMoney(29), toShownMoney(100000)]).toEqual(['12,50', '0,29', '1000']);
});

test('an entry of a list moves by one place, and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});
