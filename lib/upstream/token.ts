import { decodeJwt } from 'jose';

/**
 * The expiry of a token in seconds since 1970, or `null` for what is no JWT or has no usable `exp` (D2). Decodes only: the
 * issuer verifies.
 */
export function tokenExpiry(token: string): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === 'number' && Number.isSafeInteger(exp) && exp > 0 ? exp : null;
  } catch {
    return null;
  }
}
