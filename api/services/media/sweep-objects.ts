import type { Deps } from '../../context';
import { listKeys } from './stored-pictures';

/** How old an object is before it can be nobody's, in milliseconds: by then the row that it was stored for is written, or never will be. */
const graceMs = 60 * 60_000;

/** Takes the objects of the bucket away that no row names: of pictures that were erased, replaced or never used; answers how many. */
export async function sweepObjects({
  db,
  clock,
  pictureStore: { bucket },
}: Pick<Deps, 'db' | 'clock' | 'pictureStore'>): Promise<number> {
  if (bucket === null) return 0;
  const before = clock.now() - graceMs;
  const old: string[] = [];
  for await (const { key, modifiedMs } of bucket.list()) if (modifiedMs < before) old.push(key);
  // Read after the list: a row that was written meanwhile is seen.
  const named = await listKeys(db);
  const stray = old.filter((key) => !named.has(key));
  for (const key of stray) await bucket.remove(key);
  return stray.length;
}
