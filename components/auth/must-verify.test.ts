import { describe, expect, it } from 'vitest';
import { mustVerifyPhone, mustVerifyTelegram } from './must-verify';

const player = { permission: 'player', phoneVerified: false, telegramVerified: false };
const verified = { ...player, phoneVerified: true, telegramVerified: true };

describe.each([
  ['phone', mustVerifyPhone, { ...verified, phoneVerified: false }],
  ['Telegram account', mustVerifyTelegram, { ...verified, telegramVerified: false }],
] as const)('a player whose %s is not verified', (_what, mustVerify, user) => {
  it('is led to verification where that is asked for', () => {
    expect(mustVerify(user, true)).toBe(true);
  });

  it('alone: nobody where it is not asked for, nor a guest, a verified player or any other role', () => {
    expect(mustVerify(player, false)).toBe(false);
    expect(mustVerify(null, true)).toBe(false);
    expect(mustVerify(verified, true)).toBe(false);
    for (const permission of ['moderator', 'editor', 'admin', 'Nartane'])
      expect(mustVerify({ ...player, permission }, true)).toBe(false);
  });
});
