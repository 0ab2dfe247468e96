import { expect, it } from 'vitest';
import { wantsDemo } from './wants-demo';

const plain = { args: [], hasOwnDatabase: false, isOwnSite: false };

it('fills the embedded database on a plain start, and another one on purpose', () => {
  expect(wantsDemo(plain)).toBe(true);
  expect(wantsDemo({ ...plain, args: ['--demo'], hasOwnDatabase: true, isOwnSite: true })).toBe(true);
});

it('leaves an own database, an empty start and what began empty as they are', () => {
  expect(wantsDemo({ ...plain, args: ['--empty'] })).toBe(false);
  expect(wantsDemo({ ...plain, hasOwnDatabase: true })).toBe(false);
  expect(wantsDemo({ ...plain, isOwnSite: true })).toBe(false);
});

it('refuses both at once in a sentence', () => {
  expect(() => wantsDemo({ ...plain, args: ['--demo', '--empty'] })).toThrow(/give one of them/);
});
