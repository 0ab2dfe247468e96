import { asc } from 'drizzle-orm';
import type { Deps } from '../../context';
import { contentChanges } from '../../db/schema/content-changes';
import { noteTold } from './note-told';
import type { Announce, ToldChanges } from './tell-site';

/** How many rows one call to the site covers; a seed or an import leaves many rows of few tags. */
const batchSize = 5000;

/**
 * Tells the site which tags changed, and forgets the changes it was told of. Rejects, and forgets nothing, while the site
 * cannot be told. A change that is announced twice, because two processes saw it, costs a page made once more.
 */
export async function announceChanges(
  { db, replica }: Pick<Deps, 'db' | 'replica'>,
  announce: Announce,
): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const changes = await db
      .select({ id: contentChanges.id, tag: contentChanges.tag, changedIn: contentChanges.changedIn })
      .from(contentChanges)
      .orderBy(asc(contentChanges.id))
      .limit(batchSize);
    count = changes.length;
    if (count === 0) return;
    await announce(toTold(changes), await replica?.position());
    await noteTold(db, changes);
  }
}

/** The tags in order, each with the transactions that changed it. */
function toTold(changes: readonly { readonly tag: string; readonly changedIn: number }[]): ToldChanges {
  const told = new Map<string, Set<number>>();
  for (const { tag, changedIn } of changes) told.set(tag, (told.get(tag) ?? new Set()).add(changedIn));
  return new Map([...told].sort(([a], [b]) => (a < b ? -1 : 1)));
}
