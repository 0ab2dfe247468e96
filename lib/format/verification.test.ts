import { describe, expect, test } from 'vitest';
import { toVerification } from './verification';

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
    expect(toVerification({ phone })).toEqual({ phoneVerified, telegramVerified: false, isVerified: false });
  });

  test('the badge takes both', () => {
    expect(toVerification({ phone: 1, telegram_verified_at: at }).isVerified).toBe(true);
    expect(toVerification({ phone: 2, telegram_verified_at: at }).isVerified).toBe(false);
    expect(toVerification({ phone: 1, telegram_verified_at: '' }).isVerified).toBe(false);
  });

  test('a user without validations has none', () => {
    expect(toVerification(undefined)).toEqual(toVerification(null));
  });
});
