import { describe, expect, it } from 'vitest';
import { type OriginQuestion, originToMoveTo } from './site-origin';

const asked: OriginQuestion = {
  requestOrigin: 'https://old.test',
  currentUrl: 'https://good.test',
  allowedOrigins: ['https://good.test'],
  isProduction: true,
  hasHopped: false,
};

describe('originToMoveTo', () => {
  it.each(['https://good.test', 'https://good.test/', 'https://GOOD.test:443/'])(
    'moves to %s',
    (currentUrl) => {
      expect(originToMoveTo({ ...asked, currentUrl })).toBe('https://good.test');
    },
  );

  it.each([
    'https://evil.test',
    '//evil.test',
    'https://good.test@evil.test',
    'https://evil.test@good.test',
    'https://good.test.evil.test',
    'https://good.test:8443',
    'https://gооd.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://good.test',
    'http://good.test',
    'https://good.test/path',
    'https://good.test?x',
    'https://good.test#x',
    'https:\\\\good.test',
    'https:good.test',
    ' https://good.test',
    'https://good.test\n',
    'https://',
    'good.test',
    '',
    `https://${'a'.repeat(3000)}.test`,
    null,
  ])('stays for %j', (currentUrl) => {
    expect(originToMoveTo({ ...asked, currentUrl })).toBeNull();
  });

  it('stays where it already is, and after one hop', () => {
    expect(originToMoveTo({ ...asked, requestOrigin: 'https://good.test' })).toBeNull();
    expect(originToMoveTo({ ...asked, hasHopped: true })).toBeNull();
  });

  it('moves to http outside production alone, and to any plain origin where no list is set', () => {
    const local = { ...asked, currentUrl: 'http://127.0.0.1:3001', allowedOrigins: [] };
    expect(originToMoveTo(local)).toBeNull();
    expect(originToMoveTo({ ...local, isProduction: false })).toBe('http://127.0.0.1:3001');
    expect(originToMoveTo({ ...asked, allowedOrigins: [] })).toBe('https://good.test');
  });
});
