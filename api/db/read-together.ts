import DataLoader from 'dataloader';

/** The most keys of one statement. */
const mostAtOnce = 100;

/**
 * Reads by a key: callers whose requests arrived in the same turn of the loop share a statement, which is sent at the turn's end and so delays none (docs/adr/455). `read` answers each
 * key in its place. Nothing is kept: whoever asks in a later turn is read for anew. Where a statement fails, it fails for each of its callers.
 */
export function readTogether<K, V>(
  read: (keys: readonly K[]) => Promise<readonly V[]>,
): (key: K) => Promise<V> {
  const loader = new DataLoader(read, {
    cache: false,
    maxBatchSize: mostAtOnce,
    batchScheduleFn: (send) => void setImmediate(send),
  });
  return (key) => loader.load(key);
}
