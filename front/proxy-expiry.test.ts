import { expect, it } from 'vitest';
import { toProxyExpiry } from './proxy-expiry';

it.each([
  [
    'what may be kept is fresh for the second that runs',
    'public, max-age=0, s-maxage=30, must-revalidate',
    '@1764302400',
  ],
  ['a browser’s own time is none of a proxy’s', 'public, max-age=31536000, immutable', null],
  ['nothing is kept for no time', 'public, max-age=0, s-maxage=0', null],
  ['nor what is one visitor’s', 'private, no-store', null],
  ['nor what does not say', undefined, null],
])('%s', (_name, cacheControl, expiry) => {
  expect(toProxyExpiry(cacheControl, 1_764_302_400_999)).toBe(expiry);
});
