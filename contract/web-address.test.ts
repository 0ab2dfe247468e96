import { expect, it } from 'vitest';
import { withScheme } from './web-address';

it('an address without its scheme gets it; what has one, and what is none, stays', () => {
  expect(['kick.com/kanal', 'www.örnek.com', 'a.co?b=c'].map(withScheme)).toEqual([
    'https://kick.com/kanal',
    'https://www.örnek.com',
    'https://a.co?b=c',
  ]);
  const kept = [
    '',
    'kanal',
    'http://a.co',
    'ftp://a.co',
    '//a.co',
    '/sponsorlar',
    'javascript:a.co',
    'a b.co',
  ];
  expect(kept.map(withScheme)).toEqual(kept);
  expect(withScheme('kisi@ornek.com')).toBe('kisi@ornek.com');
});
