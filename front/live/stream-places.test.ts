import { expect, test } from 'vitest';
import { streamPlaces } from './stream-places';

test('a member has so many places wherever they listen from, and a guest none of theirs; a place that is given back twice counts once', () => {
  const places = streamPlaces({ ofAll: 10, ofAddress: 10, ofMember: 2 });
  const first = places('192.0.2.1', 'biri');
  expect(places('192.0.2.2', 'biri')).toBeTypeOf('function');
  expect(places('192.0.2.3', 'biri')).toBe('one');
  expect(places('192.0.2.3', 'oteki')).toBeTypeOf('function');
  expect(places('192.0.2.3', null)).toBeTypeOf('function');
  if (typeof first === 'string') throw new Error('a place');
  for (let time = 0; time < 3; time += 1) first();
  expect(places('192.0.2.3', 'biri')).toBeTypeOf('function');
  expect(places('192.0.2.3', 'biri')).toBe('one');
});

test('who meets the limit of an address or of a member takes no place of the others', () => {
  const places = streamPlaces({ ofAll: 3, ofAddress: 1, ofMember: 1 });
  places('192.0.2.1', 'biri');
  for (let time = 0; time < 5; time += 1) expect(places('192.0.2.1', 'oteki')).toBe('one');
  for (let time = 0; time < 5; time += 1) expect(places('192.0.2.2', 'biri')).toBe('one');
  expect(places('192.0.2.2', 'oteki')).toBeTypeOf('function');
  expect(places('192.0.2.3', null)).toBeTypeOf('function');
  expect(places('192.0.2.4', null)).toBe('all');
});
