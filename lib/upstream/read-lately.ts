/** How long what was read holds, in milliseconds: a change may take as long to be seen. */
const freshMs = 1_000;

/**
 * A setting of the upstream for who answers without Next and its cache: asked for at most once a second while somebody wants to know, by one
 * question at a time. While the upstream does not say, what it said last holds, and `unknown` before that. Never throws.
 */
export function readLately<T>(
  read: () => Promise<T>,
  unknown: T,
  now: () => number = Date.now,
): () => Promise<T> {
  let known = unknown;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const renew = async () => {
    known = await read().catch(() => known);
    readAt = now();
    reading = null;
  };
  return async () => {
    if (now() - readAt >= freshMs) {
      reading ??= renew();
      await reading;
    }
    return known;
  };
}
