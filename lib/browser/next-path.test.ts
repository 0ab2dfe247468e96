import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPath } from './next-path';

const at = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`);

test('a login leads to the path it was asked for, query included', () => {
  expect(at('/vip')).toBe('/vip');
  expect(at('/user/info?tab=1')).toBe('/user/info?tab=1');
  expect(nextPath('?next=%2Fyayin&x=1')).toBe('/yayin');
});

test.each([
  '',
  'vip',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/a/..//evil.test',
  '/vip\n',
  '/login',
  '/login?next=/vip',
  '/register/',
  '/api/logout',
  `/${'a'.repeat(600)}`,
])('a `next` of %j leads home', (next) => {
  expect(at(next)).toBe('/sponsorlar');
});

test('no `next` leads home', () => {
  expect(nextPath('')).toBe('/sponsorlar');
});

test('whatever an address bar holds, a login never leaves the site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const target = new URL(at(text), 'https://site.test');
      expect(target.origin).toBe('https://site.test');
    }),
  );
});
