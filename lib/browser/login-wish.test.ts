import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropWish, grantWish, keepWish, takeWish } from './login-wish';

const page = { pathname: '/market/kupa' };
beforeEach(() => {
  page.pathname = '/market/kupa';
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    location: page,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => {
  dropWish();
  vi.unstubAllGlobals();
});

test('what a guest pressed goes on once after the login, and before it not at all', () => {
  keepWish('buy:kupa');
  expect(takeWish('buy:kupa')).toBe(false);
  grantWish();
  expect(takeWish('buy:sapka')).toBe(false);
  expect([takeWish('buy:kupa'), takeWish('buy:kupa')]).toEqual([true, false]);
});

test('it goes on on the page alone where it was pressed, by the way of the login page too', () => {
  keepWish('buy:kupa');
  page.pathname = '/login';
  grantWish();
  page.pathname = '/market';
  expect(takeWish('buy:kupa')).toBe(false);
  page.pathname = '/market/kupa';
  expect(takeWish('buy:kupa')).toBe(false);
});

test('a second account gets nothing of what was pressed before: not after ten minutes, not after a session', () => {
  keepWish('buy:kupa', '/market/kupa', 0);
  grantWish(10 * 60_000);
  expect(takeWish('buy:kupa')).toBe(false);
  keepWish('buy:kupa');
  grantWish();
  dropWish();
  expect(takeWish('buy:kupa')).toBe(false);
  keepWish('buy:kupa');
  grantWish();
  // A later login that nobody pressed anything for.
  grantWish();
  expect(takeWish('buy:kupa')).toBe(false);
});
