import { asc, desc } from 'drizzle-orm';
import { z } from 'zod';
import { afterKey, decodeCursor } from '../../../db/keyset';
import { decidedKey, isDecided, isWaiting, waitingKey } from '../../../db/schema/review-moments';
import type { ReviewKind } from './review-kind';

/** What waits, or what is decided. */
export type ReviewList = 'open' | 'decided';

const waitingCursor = z.tuple([z.boolean(), z.iso.datetime(), z.number().int()]);
const decidedCursor = z.tuple([z.iso.datetime(), z.number().int()]);

/**
 * Which claims of a kind stand in a list, in which order, and which of them come after a cursor. No key goes by the clock: what becomes
 * late while somebody turns the pages stays where it is (ADR 147). 422 on `cursor` for one that the list did not make.
 */
export function queueOrder({ columns, open }: ReviewKind, list: ReviewList, cursor: string | undefined) {
  if (list === 'open') {
    const key = waitingKey(columns);
    const after = afterKey(key, decodeCursor(cursor, waitingCursor), 'asc');
    return { conditions: [isWaiting(columns, open), after], order: key.map((part) => asc(part)) };
  }
  const key = decidedKey(columns);
  const after = afterKey(key, decodeCursor(cursor, decidedCursor));
  return { conditions: [isDecided(columns, open), after], order: key.map((part) => desc(part)) };
}
