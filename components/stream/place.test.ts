import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPlace, firstPlace, placeByKey } from './place';

test('the widget first stands centred, 290 px above the bottom', () => {
  expect(firstPlace({ width: 1280, height: 800 })).toEqual({ x: 390, y: 510 });
});

test('a drag ends at the edges: 0 to width minus 500, 0 to height minus 280', () => {
  const area = { width: 1280, height: 800 };
  expect(clampPlace({ x: -40, y: -1 }, area)).toEqual({ x: 0, y: 0 });
  expect(clampPlace({ x: 5000, y: 5000 }, area)).toEqual({ x: 780, y: 520 });
  expect(clampPlace({ x: 100, y: 200 }, area)).toEqual({ x: 100, y: 200 });
});

test('whatever the window and the wish, the widget stands inside, or at its corner where it does not fit', () => {
  const size = fc.integer({ min: 0, max: 5000 });
  const wish = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(size, size, wish, wish, (width, height, x, y) => {
      const place = clampPlace({ x, y }, { width, height });
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.x).toBeLessThanOrEqual(Math.max(width - 500, 0));
      expect(place.y).toBeLessThanOrEqual(Math.max(height - 280, 0));
    }),
  );
});

test('arrow keys move by the step, other keys do nothing', () => {
  const from = { x: 100, y: 100 };
  expect(placeByKey('ArrowLeft', from, 16)).toEqual({ x: 84, y: 100 });
  expect(placeByKey('ArrowDown', from, 64)).toEqual({ x: 100, y: 164 });
  expect(placeByKey('Enter', from, 16)).toBeNull();
});
