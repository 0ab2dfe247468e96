import { lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { contentChanges } from '../../db/schema/content-changes';

const dayMs = 24 * 60 * 60_000;

/** Deletes changes that nobody asked for in a day: every page has been renewed by its timer since. Answers how many. */
export async function forgetChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const old = lt(contentChanges.changedAt, new Date(clock.now() - dayMs));
  return (await db.delete(contentChanges).where(old)).rowCount ?? 0;
}
