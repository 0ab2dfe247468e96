import { createHash } from 'node:crypto';

/** What of a link's token is stored. */
export function overlayDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
