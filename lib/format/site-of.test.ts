import { expect, it } from 'vitest';
import { siteOf } from './site-of';

it('names the host alone, without the www that says nothing', () => {
  expect(siteOf('https://www.tekrar-izle.example/r/1?a=2')).toBe('tekrar-izle.example');
  expect(siteOf('https://video.tekrar-izle.example:8443/')).toBe('video.tekrar-izle.example');
});
