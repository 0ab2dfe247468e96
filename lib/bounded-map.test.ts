import { expect, it } from 'vitest';
import { boundedMap } from './bounded-map';

it('remembers no more than it may, and forgets what was set longest ago', () => {
  const map = boundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect(map.get('a')).toBe(3);
  expect(map.has('b')).toBe(false);
  expect(map.get('c')).toBe(4);
});
