import type { PendingCodeWire } from '@/contract/verification';
import type { phoneCodes } from '../../db/schema/phone-codes';
import { maskedNumber } from './phone-number';

/** How long a member waits before another code may be asked for; the limit `smsPause` holds the same. Milliseconds. */
const pauseMs = 60_000;

/** A code under way, as its member sees it. */
export function toPendingCode({
  phone,
  createdAt,
  expiresAt,
}: Pick<typeof phoneCodes.$inferSelect, 'phone' | 'createdAt' | 'expiresAt'>): PendingCodeWire {
  return {
    number: maskedNumber(phone),
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(createdAt.getTime() + pauseMs).toISOString(),
  };
}
