import { expect, test } from 'vitest';
import { readNumbers, writeNumbers } from './ticket-numbers';

test.each([
  ['5, 7-8', [5, 7, 8]],
  ['7–8;5 5', [7, 8, 5]],
  ['', []],
  ['8-7', []],
  ['5, yedi', []],
  ['1e3', []],
])('%j are the tickets %j', (typed, numbers) => {
  expect(readNumbers(typed)).toEqual(numbers);
});

test('what is written is read again', () => {
  const runs = [
    { from: 5, to: 5 },
    { from: 7, to: 9 },
  ];
  expect(readNumbers(writeNumbers(runs))).toEqual([5, 7, 8, 9]);
});

test('more than a call takes stays more than it takes, and no more', () => {
  expect(readNumbers('1-99999999')).toHaveLength(501);
});
