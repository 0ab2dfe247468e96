import { expect, test } from 'vitest';
import { mustVerifyPhone } from './must-verify-phone';

const player = { permission: 'player', phoneVerified: false };

test('a player without a verified phone is led to verification where that is asked for', () => {
  expect(mustVerifyPhone(player, true)).toBe(true);
});

test('nobody is led there where it is not asked for, nor a guest, a verified player or any other role', () => {
  expect(mustVerifyPhone(player, false)).toBe(false);
  expect(mustVerifyPhone(null, true)).toBe(false);
  expect(mustVerifyPhone({ ...player, phoneVerified: true }, true)).toBe(false);
  for (const permission of ['moderator', 'editor', 'admin', 'Nartane']) {
    expect(mustVerifyPhone({ ...player, permission }, true)).toBe(false);
  }
});
