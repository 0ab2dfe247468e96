import { lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { contentDrafts } from '../../db/schema/content-drafts';

/** How long a form that nobody saved is kept. */
const memoryMs = 90 * 24 * 60 * 60_000;

/** Deletes the drafts that nobody has touched for long, and answers how many. */
export async function forgetDrafts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const old = lt(contentDrafts.at, new Date(clock.now() - memoryMs));
  return (await db.delete(contentDrafts).where(old)).rowCount ?? 0;
}
