import { expect, it } from 'vitest';
import { findBreaker } from './find-breaker';

it('holds one breaker for a server, whatever is asked of it', () => {
  const breakers = new Set(
    Array.from({ length: 1_000 }, (_, nth) => findBreaker(`https://upstream.test/news/${nth}?q=${nth}`)),
  );
  expect(breakers.size).toBe(1);
  expect(findBreaker('https://banner.test/')).not.toBe(findBreaker('https://upstream.test/'));
});
