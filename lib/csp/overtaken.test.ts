import { expect, it } from 'vitest';
import { heldInTheMaking, noteAsked } from './overtaken.mjs';

it('remembers 10 000 pages in the making at most, and none of an address that no page has', () => {
  for (let nth = 0; nth < 12_000; nth += 1) noteAsked(`/haberler/yok-${nth}`, null, nth);
  expect(heldInTheMaking()).toBe(10_000);
  for (let nth = 0; nth < 100; nth += 1) noteAsked(`/${nth}${'x'.repeat(8_000)}`, null, nth);
  expect(heldInTheMaking()).toBe(10_000);
});
