import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../context';

/** What is stored of a code: six digits are soon tried, so the hash is keyed with a secret that is not in the database. */
export function codeHash({ jwtSecret }: Config, requestId: string, code: string): string {
  return createHmac('sha256', jwtSecret).update(`phone-code:${requestId}:${code}`).digest('base64url');
}

/** Whether two hashes are one, in constant time. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
