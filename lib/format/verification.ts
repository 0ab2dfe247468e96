import type { UserWire } from '@/contract/account';

/** Which of a user's two verifications stand. */
export interface Verification {
  readonly phoneVerified: boolean;
  readonly telegramVerified: boolean;
  /** Both: the verified badge (specification 4). */
  readonly isVerified: boolean;
}

/** Reads `validations` of the wire: a phone of 0 or 2 is not verified (D10), and what is absent is not either. */
export function toVerification(validations: UserWire['validations']): Verification {
  const phone = validations?.phone ?? 0;
  const phoneVerified = phone !== 0 && phone !== 2;
  const telegramVerified = Boolean(validations?.telegram_verified_at);
  return { phoneVerified, telegramVerified, isVerified: phoneVerified && telegramVerified };
}
