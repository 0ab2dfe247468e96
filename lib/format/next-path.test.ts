import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, nextQuery, safeNextPath } from './next-path';

describe('safeNextPath', () => {
  it.each([
    '/vip',
    '/user/info',
    '/bilet',
    '/user/ticket-deposits?page=2&sort=date',
    '/market?kategori=kod',
    '/analiz/sonra/WyIyMDI2LTA0LTAxVDAwOjAwOjAwLjAwMFoiLCI_LV8iXQ',
    '/user/ticket-deposits/siparisler/acik/sonra/eyJhIjoxfQ?x=1',
  ])('keeps the page %s', (next) => {
    expect(safeNextPath(next)).toBe(next);
  });

  it('keeps every older page of a list, whatever its cursor holds', () => {
    const cursor = fc
      .uint8Array({ minLength: 1, maxLength: 300 })
      .map((bytes) => Buffer.from(bytes).toString('base64url'));
    fc.assert(
      fc.property(cursor, (text) => safeNextPath(`/analiz/sonra/${text}`) === `/analiz/sonra/${text}`),
    );
  });

  it.each([
    null,
    undefined,
    '',
    '/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%5cevil.test',
    '/%2fevil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https:evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'vip',
    ' /vip',
    '/vip ',
    '/../vip',
    '/./vip',
    '/vip/',
    '/VIP',
    '/vip;x',
    '/sonra/eyJhIjoxfQ',
    '/analiz/sonra/eyJh/IjoxfQ',
    '/analiz/sonra/eyJhIjoxfQ/',
    '/analiz/sonra/..',
    '/analiz/sonra/%5cevil.test',
    '/analiz/sonra/eyJh=',
    '/analiz/Sonra/eyJhIjoxfQ',
    '/analiz/eyJhIjoxfQ',
    '/vip#//evil.test',
    '/vip?a=\\',
    '/vip\u0000',
    '/@evil.test',
    '/.evil.test',
    '/login',
    '/login?next=/login',
    '/register',
    '/forgot-password',
    '/api/logout',
    '/go/sponsor',
    '/_next/static/x.js',
    `/${'a'.repeat(600)}`,
  ])('turns %j into the home page', (next) => {
    expect(safeNextPath(next)).toBe('/');
  });

  it('never leaves the site, whatever is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.test',
      'https:',
      '%5c',
      '%2f',
      '\t',
      '@',
      '.',
      'vip',
      'sonra',
      'eyJhIjoxfQ',
      '?',
      '#',
      ':',
    );
    const hostile = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (next) => {
        const target = new URL(safeNextPath(next), 'https://site.test');
        expect(target.origin).toBe('https://site.test');
        expect(target.pathname).not.toContain('//');
      }),
      { numRuns: 2000 },
    );
  });

  it('is stable: a safe path stays itself', () => {
    fc.assert(fc.property(fc.string(), (next) => safeNextPath(safeNextPath(next)) === safeNextPath(next)));
  });
});

describe('nextQuery', () => {
  it('carries a path of this site on, and nothing that leads elsewhere or home', () => {
    expect(nextQuery('/user/info?a=1')).toBe('?next=/user/info%3Fa%3D1');
    for (const next of [null, '', '/', '//evil.test', '/login', '/api/user'])
      expect(nextQuery(next)).toBe('');
  });
});

describe('loginPath', () => {
  it('carries the page, its query encoded', () => {
    expect(loginPath('/vip')).toBe('/login?next=/vip');
    expect(loginPath('/user/info', '?a=1&b=2')).toBe('/login?next=/user/info%3Fa%3D1%26b%3D2');
  });

  it('carries nothing that would not come back', () => {
    expect(loginPath('//evil.test')).toBe('/login');
  });
});
