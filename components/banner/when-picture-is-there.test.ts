import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenPictureIsThere } from './when-picture-is-there';

/** A browser as far as the popup's picture needs one: it is idle when a test says so. */
class Picture {
  static asked: Picture[] = [];
  onload = () => {};
  set src(_url: string) {
    Picture.asked.push(this);
  }
}
let idle: () => void;
beforeEach(() => {
  Picture.asked = [];
  idle = () => {};
  const requestIdleCallback = (work: () => void) => {
    idle = work;
  };
  vi.stubGlobal('Image', Picture);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('window', { requestIdleCallback });
});
afterEach(() => vi.unstubAllGlobals());

test('the picture is asked for at the first idle moment, without a wait and without any use of the page', () => {
  let isThere = false;
  whenPictureIsThere('/a', () => {
    isThere = true;
    return () => {};
  });
  expect(Picture.asked).toHaveLength(0);
  idle();
  expect([Picture.asked.length, isThere]).toEqual([1, false]);
  Picture.asked[0]?.onload();
  expect(isThere).toBe(true);
});

test('who has given up is called no more, and neither is what waited after the picture', () => {
  const given = { there: 0, up: 0 };
  const start = () =>
    whenPictureIsThere('/a', () => {
      given.there += 1;
      return () => {
        given.up += 1;
      };
    });
  const early = start();
  early();
  idle();
  expect(Picture.asked).toHaveLength(0);
  const late = start();
  idle();
  Picture.asked[0]?.onload();
  late();
  expect(given).toEqual({ there: 1, up: 1 });
});
