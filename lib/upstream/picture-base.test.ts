import { expect, it } from 'vitest';
import { toPictureBase } from './picture-base';

it('is the base that /main names, else the one of /init, else the site itself', () => {
  const [main, init] = ['https://main.example/', 'https://init.example/b/'];
  expect(toPictureBase({ cdn_url: main }, init)).toBe('https://main.example');
  expect(toPictureBase({ cdn_url: 'javascript:x' }, init)).toBe('https://init.example/b');
  expect(toPictureBase({}, 'nonsense')).toBe('');
});
