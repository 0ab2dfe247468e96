import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { contentChanges } from '../../db/schema/content-changes';
import { tagChanges } from '../../db/schema/tag-changes';

/**
 * Takes changes out of the outbox and keeps of each of their tags that it changed until now, by the database's clock. In the order of their names: two
 * processes that do the same wait for each other at most.
 */
export async function noteTold(
  db: Database,
  changes: readonly { readonly id: number; readonly tag: string }[],
): Promise<void> {
  const tags = [...new Set(changes.map(({ tag }) => tag))].sort();
  const ids = changes.map(({ id }) => id);
  await db.transaction(async (tx) => {
    const now = sql`clock_timestamp()`;
    await tx
      .insert(tagChanges)
      .values(tags.map((tag) => ({ tag, changedAt: now })))
      .onConflictDoUpdate({ target: tagChanges.tag, set: { changedAt: now } });
    await tx.delete(contentChanges).where(inArray(contentChanges.id, ids));
  });
}
