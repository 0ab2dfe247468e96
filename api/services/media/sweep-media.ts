import { and, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { media } from '../../db/schema/media';

/** How long a picture waits for the claim it was sent for, in milliseconds. */
const unusedMs = 24 * 60 * 60_000;

/** Deletes pictures that no claim named within a day; answers how many. */
export async function sweepMedia({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now() - unusedMs);
  const gone = await db
    .delete(media)
    .where(and(isNull(media.stepId), lt(media.createdAt, before)))
    .returning({ id: media.id });
  return gone.length;
}
