import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskName } from './mask-name';

test.each([
  ['mehmetcan', 'me•••an'],
  ['Şimşek_06', 'Şi•••06'],
  ['yunus', 'y•••s'],
  ['emre', 'e•••e'],
  ['can', 'c•••'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('at least two letters of any name stay hidden, and its length with them', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-ZçğıöşüÇĞİÖŞÜ0-9._-]{3,20}$/), (name) => {
      const shown = maskName(name).replace('•••', '');
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, name.length - 2));
    }),
  );
});
