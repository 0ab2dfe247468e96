import { asc, inArray } from 'drizzle-orm';
import type { Deps } from '../../context';
import { contentChanges } from '../../db/schema/content-changes';
import type { Announce } from './tell-site';

/** How many rows one call to the site covers; a seed or an import leaves many rows of few tags. */
const batchSize = 5000;

/**
 * Tells the site which tags changed, and forgets the changes it was told of. Rejects, and forgets nothing, while the site
 * cannot be told. A change that is announced twice, because two processes saw it, costs a page made once more.
 */
export async function announceChanges({ db }: Pick<Deps, 'db'>, announce: Announce): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const changes = await db
      .select({ id: contentChanges.id, tag: contentChanges.tag })
      .from(contentChanges)
      .orderBy(asc(contentChanges.id))
      .limit(batchSize);
    count = changes.length;
    if (count === 0) return;
    await announce([...new Set(changes.map(({ tag }) => tag))].sort());
    const ids = changes.map(({ id }) => id);
    await db.delete(contentChanges).where(inArray(contentChanges.id, ids));
  }
}
