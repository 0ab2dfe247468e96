import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Ids } from '../../context';

/** Seconds that a code is good for; the one before and the one after are taken, too: clocks differ. */
const periodS = 30;
const window = 1;

/** A new secret of 160 bits, in base32 as apps take it (RFC 6238, RFC 4648). */
export function newFactorSecret(ids: Pick<Ids, 'secret'>): string {
  const bytes = createHash('sha256').update(ids.secret()).digest().subarray(0, 20);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** The address that a QR code holds; `issuer` and `account` are what the app calls it. */
export function factorUri(secret: string, { issuer, account }: Record<'issuer' | 'account', string>): string {
  return new TOTP({ secret, issuer, label: account, period: periodS }).toString();
}

/** The half minute that a code of six digits is of; null for one that is not good at this moment. */
export function findStep(secret: string, code: string, nowMs: number): number | null {
  const delta = new TOTP({ secret, period: periodS }).validate({ token: code, window, timestamp: nowMs });
  return delta === null ? null : Math.floor(nowMs / 1000 / periodS) + delta;
}
