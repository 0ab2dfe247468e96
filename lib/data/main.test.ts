import { expect, it } from 'vitest';
import { mainFrom } from './main';

const cdnUrl = 'https://cdn.example/b/';

it('the base of pictures is the one that /init names where /main is not there or names none', () => {
  const { avatars, ...main } = mainFrom(true, {}, cdnUrl);
  expect(main.cdnUrl).toBe('https://cdn.example/b');
  expect(avatars[0]).toEqual({ path: '/avatars/2/1.jpg', url: 'https://cdn.example/b/avatars/2/1.jpg' });
});

it('is the one of /main where both name one, and the site itself where none is an address', () => {
  expect(mainFrom(true, { cdn_url: 'https://main.example' }, cdnUrl).cdnUrl).toBe('https://main.example');
  expect(mainFrom(true, { cdn_url: 'javascript:x' }, 'nonsense').cdnUrl).toBe('');
});
