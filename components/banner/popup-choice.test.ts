import { expect, test } from 'vitest';
import { mayShowPopup } from './popup-choice';

const shown = { slides: 2, path: '/sponsorlar', isClosed: false };

test('the popup stands where there is a slide and nobody closed it', () => {
  expect(mayShowPopup(shown)).toBe(true);
});

test('without a slide, once closed, or over the verification page there is none', () => {
  expect(mayShowPopup({ ...shown, slides: 0 })).toBe(false);
  expect(mayShowPopup({ ...shown, isClosed: true })).toBe(false);
  expect(mayShowPopup({ ...shown, path: '/user/verify' })).toBe(false);
});
