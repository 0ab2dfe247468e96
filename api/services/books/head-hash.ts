import { createHash } from 'node:crypto';

/** What a head is known by: the SHA-256 of the hash before it, a line feed and what it says, in hex. */
export function headHash(prevHash: string, content: string): string {
  return createHash('sha256').update(`${prevHash}\n${content}`).digest('hex');
}
