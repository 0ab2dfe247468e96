import { expect, it } from 'vitest';
import { toSite } from './to-site';

it('names the host alone, without the www that says nothing', () => {
  expect(toSite('https://www.tekrar-izle.example/r/1?a=2')).toBe('tekrar-izle.example');
  expect(toSite('https://video.tekrar-izle.example:8443/')).toBe('video.tekrar-izle.example');
});
