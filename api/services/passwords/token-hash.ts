import { createHash } from 'node:crypto';

/** What is stored of a secret of 256 random bits: without it nobody gets from the database to a link that works. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
