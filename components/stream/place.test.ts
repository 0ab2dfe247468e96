import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPlace, dockedPlace, firstPlace, freePlace, fullSize, placeByKey, smallSize } from './place';

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

test('the scroll bar is no part of where it may stand, but of the window that it is centred in', () => {
  const area = { width: 1265, height: 800 };
  expect(firstPlace(area, 1280)).toEqual({ x: 390, y: 510 });
  expect(clampPlace({ x: 5000, y: 0 }, area)).toEqual({ x: 765, y: 0 });
});

test('docked it stands at the bottom right, in either size', () => {
  const area = { width: 1280, height: 800 };
  expect(dockedPlace(area, fullSize)).toEqual({ x: 764, y: 504 });
  expect(dockedPlace(area, smallSize)).toEqual({ x: 1008, y: 596 });
  expect(dockedPlace({ width: 240, height: 150 }, smallSize)).toEqual({ x: 0, y: 0 });
});

test('it makes room for the field that has the focus, wherever that is, and stays where none is covered', () => {
  const area = { width: 1280, height: 800 };
  const docked = dockedPlace(area, smallSize);
  expect(freePlace(docked, smallSize, area, null)).toEqual(docked);
  expect(freePlace(docked, smallSize, area, { x: 20, y: 20, width: 300, height: 48 })).toEqual(docked);
  const place = fc.integer({ min: 0, max: 1200 });
  fc.assert(
    fc.property(place, place, fc.integer({ min: 40, max: 600 }), (x, y, width) => {
      const field = { x, y, width, height: 48 };
      const at = freePlace(docked, smallSize, area, field);
      const isBeside = at.x + smallSize.width <= x || x + width <= at.x;
      const isApart = at.y + smallSize.height <= y || y + 48 <= at.y;
      expect(isBeside || isApart).toBe(true);
    }),
  );
});
