import { expect, test } from 'vitest';
import { focusCells } from '@/contract/desk-media';
import { coverSizes } from './cover';
import { smallGamePicture } from './game-picture';
import { focusClass } from './library-picture';
import { assetUrl } from './safe-url';

const begin = '/api/library/00000000-0000-4000-8000-0000000000ab/3';

test('a picture of the library keeps its focal point in sight by one of nine classes, and any other none', () => {
  expect(focusCells.map((cell) => focusClass(`${begin}-${cell}.webp`))).toEqual([
    ...['object-left-top', 'object-top', 'object-right-top', 'object-left', ''],
    ...['object-right', 'object-left-bottom', 'object-bottom', 'object-right-bottom'],
  ]);
  expect(['/covers/a.webp', `${begin}-xx.webp`, 'https://x.test/3-lt.webp'].map(focusClass)).toEqual([
    '',
    '',
    '',
  ]);
});

test('a picture of the library has a small form where small ones are shown', () => {
  expect(smallGamePicture(`${begin}-lt.webp`)).toBe(`${begin}-lt-640.webp`);
  expect(coverSizes(`${begin}-lt.webp`)).toContain(`${begin}-lt-640.webp 640w`);
});

test('a picture of the library is this site’s own, whatever base other pictures have', () => {
  expect(assetUrl('https://cdn.test', `${begin}-cc.webp`)).toBe(`${begin}-cc.webp`);
  expect(assetUrl('https://cdn.test', '/covers/a.webp')).toBe('https://cdn.test/covers/a.webp');
});
