import { expect, it } from 'vitest';
import { toMoves } from './to-moves';

it('what changed its place moves from where it was; what stayed, came or went does not', () => {
  const before = new Map([
    ['first', 0],
    ['second', 40],
    ['gone', 80],
    ['stays', 120],
  ]);
  const after = new Map([
    ['second', 0],
    ['first', 40],
    ['new', 80],
    ['stays', 120],
  ]);
  expect(toMoves(before, after)).toEqual([
    { row: 'second', by: 40 },
    { row: 'first', by: -40 },
  ]);
  expect(toMoves(new Map(), after)).toEqual([]);
});
