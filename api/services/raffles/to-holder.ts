import { createHash } from 'node:crypto';

/**
 * The name a member has in the frozen list of one draw: 16 hex digits that only the owner of the id can be found by, another one
 * in every draw, so that the published list names nobody.
 */
export function toHolder(raffleSlug: string, userId: string): string {
  return createHash('sha256').update(`${raffleSlug}:${userId}`).digest('hex').slice(0, 16);
}
