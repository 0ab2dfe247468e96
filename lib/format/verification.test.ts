import { describe, expect, test } from 'vitest';
import { verificationOf } from './verification';

const at = '2026-01-01T00:00:00Z';

describe('verificationOf', () => {
  test.each([
    [1, true],
    [3, true],
    [0, false],
    [2, false],
    [null, false],
    [undefined, false],
  ])('a phone of %s is verified: %s (D10)', (phone, phoneVerified) => {
    expect(verificationOf({ phone })).toEqual({ phoneVerified, telegramVerified: false, isVerified: false });
  });

  test('the badge takes both', () => {
    expect(verificationOf({ phone: 1, telegram_verified_at: at }).isVerified).toBe(true);
    expect(verificationOf({ phone: 2, telegram_verified_at: at }).isVerified).toBe(false);
    expect(verificationOf({ phone: 1, telegram_verified_at: '' }).isVerified).toBe(false);
  });

  test('a user without validations has none', () => {
    expect(verificationOf(undefined)).toEqual(verificationOf(null));
  });
});
