import { expect, test } from 'vitest';
import { promptDelayMs } from './prompt-delay';

test('a guest is never asked for an avatar', () => {
  expect(promptDelayMs(null, false)).toBeNull();
  expect(promptDelayMs(null, true)).toBeNull();
});

test('a user who has chosen is never asked, not even after a login', () => {
  expect(promptDelayMs({ avatarUrl: '/avatars/2/4.jpg' }, false)).toBeNull();
  expect(promptDelayMs({ avatarUrl: '/avatars/2/4.jpg' }, true)).toBeNull();
});

test('a user without an avatar is asked at once on a visit and 1 000 ms after a login', () => {
  expect(promptDelayMs({ avatarUrl: null }, false)).toBe(0);
  expect(promptDelayMs({ avatarUrl: null }, true)).toBe(1000);
});
